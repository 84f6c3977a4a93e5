/** Vehicles from above, facing right, 260 by 110 units, with a place for each seat. */

const WIDTH = 260;
const HEIGHT = 110;

interface Plan {
  drawn: string;
  /** Centres of the seats, in the order of the vehicle card. */
  seats: readonly (readonly [x: number, y: number])[];
}

const SHADOW = (path: string) =>
  `<path d="${path}" fill="#1a1a10" fill-opacity=".3" transform="translate(4 6)"/>`;
const tyres = (...at: readonly (readonly [x: number, y: number])[]) =>
  at
    .map(([x, y]) => `<rect x="${x - 16}" y="${y}" width="34" height="14" rx="4" fill="#2b2415"/>`)
    .join("");
const planks = (from: number, to: number, top: number, rows: number) =>
  Array.from(
    { length: rows },
    (_, i) => `<path d="M${from} ${top + i * 9}H${to}" stroke="#8f7136" stroke-width="1"/>`,
  ).join("");
const bonnet = (x: number, colour: string) =>
  `<path d="M${x} 36H${x + 40}V74H${x}Z" fill="${colour}" stroke="#6b5220"/><path d="M${x + 6} 42h28M${x + 6} 50h28M${x + 6} 58h28M${x + 6} 66h28" stroke="#6b5220" stroke-width="1.3"/>`;
const windscreen = (x: number) =>
  `<path d="M${x} 30 ${x + 10} 34V76L${x} 80Z" fill="#dfe6e2" stroke="#6b5220"/>`;

const TRUCK_BODY =
  "M22 20H196L240 26Q252 32 252 44V66Q252 78 240 84L196 90H22Q14 90 14 82V28Q14 20 22 20Z";
const CAR_BODY =
  "M40 26H178L220 32Q232 38 232 48V62Q232 72 220 78L178 84H40Q28 84 28 72V38Q28 26 40 26Z";

const PLANS: Readonly<Record<string, Plan>> = {
  gun_truck: {
    drawn:
      SHADOW(TRUCK_BODY) +
      tyres([46, 12], [86, 12], [200, 12], [46, 84], [86, 84], [200, 84]) +
      `<path d="${TRUCK_BODY}" fill="#b59558" stroke="#4a3712" stroke-width="2"/><rect x="22" y="28" width="108" height="54" fill="#c9ab6e" stroke="#6b5220" stroke-width="1.5"/>` +
      planks(22, 130, 34, 6) +
      `<rect x="136" y="26" width="52" height="58" rx="4" fill="#d9c08a" stroke="#6b5220" stroke-width="1.5"/>${windscreen(190)}${bonnet(204, "#a7874b")}` +
      '<path d="M30 26h20v-4H30z" fill="#7a5c2a"/><path d="M106 55 132 34" stroke="#2b2415" stroke-width="5" stroke-linecap="round"/>',
    seats: [
      [161, 55],
      [106, 55],
      [47, 55],
    ],
  },
  support_truck: {
    drawn:
      SHADOW(TRUCK_BODY) +
      tyres([46, 12], [86, 12], [206, 12], [46, 84], [86, 84], [206, 84]) +
      `<path d="${TRUCK_BODY}" fill="#a98a52" stroke="#4a3712" stroke-width="2"/><rect x="20" y="26" width="138" height="58" fill="#bfa066" stroke="#6b5220" stroke-width="1.5"/>` +
      planks(20, 158, 32, 6) +
      '<g stroke="#4a3712" fill="#8a6a34"><rect x="24" y="30" width="14" height="12"/><rect x="24" y="68" width="14" height="12"/><rect x="62" y="28" width="10" height="9"/><rect x="106" y="73" width="10" height="9"/></g>' +
      `<rect x="162" y="26" width="34" height="58" rx="4" fill="#d9c08a" stroke="#6b5220" stroke-width="1.5"/>${windscreen(198)}${bonnet(210, "#9b7c44")}`,
    seats: [
      [177, 55],
      [132, 55],
      [90, 55],
      [48, 55],
    ],
  },
  pilot_car: {
    drawn:
      SHADOW(CAR_BODY) +
      tyres([66, 18], [196, 18], [66, 78], [196, 78]) +
      `<path d="${CAR_BODY}" fill="#bfa066" stroke="#4a3712" stroke-width="2"/><rect x="70" y="32" width="100" height="46" rx="6" fill="#d9c08a" stroke="#6b5220" stroke-width="1.5"/>` +
      `${windscreen(172)}${bonnet(186, "#a7874b")}<rect x="34" y="34" width="28" height="42" rx="3" fill="#8a6a34" stroke="#4a3712"/><path d="M36 44h24M36 55h24M36 66h24" stroke="#4a3712"/>` +
      '<circle cx="180" cy="55" r="6" fill="#f0e3ba" stroke="#4a3712" stroke-width="1.5"/>',
    seats: [
      [144, 55],
      [97, 55],
    ],
  },
  scout_car: {
    drawn:
      SHADOW(CAR_BODY) +
      tyres([66, 16], [196, 16], [66, 80], [196, 80]) +
      '<path d="M34 28 60 22H176L226 34 240 50V60L226 76 176 88H60L34 82 24 66V44Z" fill="#8f8a66" stroke="#33301c" stroke-width="2"/><path d="M54 32H172L184 42V68L172 78H54L44 68V42Z" fill="#b3ad86" stroke="#33301c" stroke-width="1.5"/>' +
      '<path d="M188 42 228 48V62L188 68Z" fill="#7a7554" stroke="#33301c"/><path d="M196 47v16M206 48v14M216 50v10" stroke="#33301c"/><path d="M110 55H160" stroke="#33301c" stroke-width="5" stroke-linecap="round"/>',
    seats: [
      [162, 55],
      [112, 55],
      [64, 55],
    ],
  },
  lorry: {
    drawn:
      SHADOW(TRUCK_BODY) +
      tyres([46, 12], [86, 12], [206, 12], [46, 84], [86, 84], [206, 84]) +
      `<path d="${TRUCK_BODY}" fill="#8f8a66" stroke="#33301c" stroke-width="2"/><rect x="18" y="24" width="142" height="62" rx="3" fill="#a5a07a" stroke="#33301c" stroke-width="1.5"/>` +
      '<path d="M42 24v62M66 24v62M111 24v62M135 24v62" stroke="#7a7554" stroke-width="3"/>' +
      `<rect x="162" y="26" width="34" height="58" rx="4" fill="#b3ad86" stroke="#33301c" stroke-width="1.5"/>${windscreen(198)}${bonnet(210, "#7a7554")}`,
    seats: [
      [177, 55],
      [130, 55],
      [88, 55],
      [46, 55],
    ],
  },
  medium_tank: {
    drawn:
      '<rect x="18" y="14" width="214" height="90" rx="6" fill="#1a1a10" fill-opacity=".3"/><rect x="14" y="8" width="214" height="20" rx="5" fill="#2b2415"/><rect x="14" y="80" width="214" height="20" rx="5" fill="#2b2415"/>' +
      Array.from(
        { length: 26 },
        (_, i) =>
          `<path d="M${18 + i * 8} 8v20M${18 + i * 8} 80v20" stroke="#6d6142" stroke-width="1.5"/>`,
      ).join("") +
      '<path d="M22 26H210L226 40V68L210 82H22Z" fill="#8f8a66" stroke="#33301c" stroke-width="2"/><path d="M28 34h28v40H28zM35 34v40M42 34v40M49 34v40" fill="#7a7554" stroke="#33301c"/>' +
      '<path d="M140 51H256V58H140Z" fill="#6d6947" stroke="#33301c" stroke-width="1.5"/><path d="M70 30H142L162 42V66L142 78H70L62 66V42Z" fill="#a5a07a" stroke="#33301c" stroke-width="2"/>',
    seats: [
      [198, 55],
      [130, 55],
      [88, 55],
    ],
  },
};

const PLAIN: Plan = {
  drawn: `${SHADOW(TRUCK_BODY)}<path d="${TRUCK_BODY}" fill="#b59558" stroke="#4a3712" stroke-width="2"/>`,
  seats: [],
};

/** Draw the plan of a vehicle. */
export function plan(vehicle: string): string {
  return `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" aria-hidden="true">${(PLANS[vehicle] ?? PLAIN).drawn}</svg>`;
}

/** Return the centre of a seat on the plan, as shares of its width and height. */
export function seatPlace(vehicle: string, seat: number, seats: number): { x: number; y: number } {
  const [x, y] = PLANS[vehicle]?.seats[seat] ?? [
    WIDTH - ((seat + 1) * WIDTH) / (seats + 1),
    HEIGHT / 2,
  ];
  return { x: x / WIDTH, y: y / HEIGHT };
}
