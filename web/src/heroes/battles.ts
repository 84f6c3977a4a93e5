/** Random battles, described by their ids. */

const ID = /^battle-(\d+)-(\d+)/;

export const pointsIn = (id: string): number | null => numberIn(id, 1);
export const seedIn = (id: string): number | null => numberIn(id, 2);

function numberIn(id: string, group: 1 | 2): number | null {
  const found = ID.exec(id)?.[group];
  return found === undefined ? null : Number(found);
}
