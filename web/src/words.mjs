/**
 * Turns keys and ids into sentences of one language, exactly as sandtable.words does in Python.
 *
 * It holds no rule and no word: the texts of the catalogue and the table that says what each
 * argument is are handed to it. Fluent cannot inflect a name it is given, so a sentence gets every
 * form of it: of the argument `unit` it may use $unit, $unit_acc, $unit_the and so on, $unit_id to
 * choose by, and $unit_counter, which is the unit together with its side.
 */

import { FluentBundle, FluentResource } from "@fluent/bundle";

/** The id of what is not there: the winner of a draw, a card one may not see. */
const NONE = "none";

/** Each text is read once, however often its words are put together. */
const RESOURCES = new Map();
const MOST_RESOURCES = 40;

function resource(text) {
  let read = RESOURCES.get(text);
  if (read === undefined) {
    if (RESOURCES.size >= MOST_RESOURCES) RESOURCES.clear();
    read = new FluentResource(text);
    RESOURCES.set(text, read);
  }
  return read;
}

/** A message, or something that a message needs, is missing. */
export class WordsError extends Error {}

/** The words of one game in one language. What has no words throws; nothing falls back. */
export class Words {
  #bundle;
  #table;
  #known = new Map();

  /**
   * @param {string} language such as "pt-BR"
   * @param {string[]} texts the catalogue; a later text may replace words of an earlier one
   * @param {object} table what the arguments are: src/sandtable/words/arguments.json
   */
  constructor(language, texts, table) {
    this.language = language;
    this.#table = table;
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of texts) {
      this.#bundle.addResource(resource(text), { allowOverrides: true });
    }
  }

  // Sentences

  /** What happened: { kind, ...args }, already dressed with what is only for show. */
  event({ kind, ...args }) {
    return this.#sentence(`event-${kind}`, args);
  }

  /** What a seat is asked: { prompt, args }. */
  prompt({ prompt, args }) {
    return this.#sentence(`prompt-${prompt}`, args);
  }

  /** A move { kind, arg }, as one would write it on a button; the decision may help to say it. */
  option({ kind, arg }, decision = { args: {} }) {
    const key = `move-${kind}`.replaceAll("_", "-");
    const args = {};
    for (const name of this.#table.optional[key] ?? []) {
      if (name in decision.args) args[name] = decision.args[name];
    }
    const names = this.#table.moves[kind] ?? [];
    const parts = arg ? arg.split(".") : [];
    if (names.length !== parts.length) {
      throw new WordsError(`${key}: ${arg} is not what the table says`);
    }
    names.forEach((name, index) => {
      args[name] = parts[index];
    });
    return this.#sentence(key, args);
  }

  /** Why a move is not possible, or a choice not to be taken back: { key }. */
  refusal({ key }) {
    return this.#sentence(key ? `why-${key}` : "error-illegal-move", {});
  }

  /** Whether there is a message of this key. @param {string} key */
  has(key) {
    return this.#bundle.hasMessage(key);
  }

  /** A message by its key, as it stands in the catalogue. */
  say(key, args = {}) {
    return this.#format(key, "", this.#arguments(key, args));
  }

  // Names

  card(id) {
    return this.#forms("card", id)[""];
  }

  side(name) {
    return this.#forms("side", name)[""];
  }

  tile(code) {
    return this.#forms("tile", code)[""];
  }

  action(verb) {
    return this.#forms("action", verb)[""];
  }

  pile(name) {
    return this.#forms("pile", name)[""];
  }

  /** How a game ended, to follow a colon. */
  ending(ending) {
    return this.#forms("ending", ending)[""];
  }

  scenario(id) {
    return this.#format(`scenario-${id}`, "", {});
  }

  /** What happened there in the war. */
  history(id) {
    return this.#format(`scenario-${id}`, "history", {});
  }

  /** The task of each side. */
  brief(id) {
    return this.#format(`scenario-${id}`, "brief", {});
  }

  // How it is done

  #sentence(kind, args) {
    const key = kind.replaceAll("_", "-");
    const text = this.#format(key, "", this.#arguments(key, args));
    return text.slice(0, 1).toUpperCase() + text.slice(1);
  }

  /** The arguments of a message, each in all its forms. */
  #arguments(key, args) {
    const { kinds, owners, optional } = this.#table;
    const all = { ...Object.fromEntries((optional[key] ?? []).map((name) => [name, ""])), ...args };
    const given = {};
    for (const [name, value] of Object.entries(all)) {
      if (typeof value === "boolean") {
        given[name] = value ? "yes" : "no";
      } else if (typeof value === "number") {
        Object.assign(given, spread(name, numberForms(value)));
      } else if (Array.isArray(value)) {
        given[name] = value.join(", ");
      } else if (typeof value !== "string" || !(name in kinds)) {
        throw new WordsError(`${key}: it is not known what the argument ${name} is`);
      } else if (kinds[name] === "text") {
        given[name] = value;
      } else if (kinds[name] === "number") {
        given[name] = Number(value);
      } else {
        const forms = value ? this.#forms(kinds[name], value) : { id: NONE };
        Object.assign(given, spread(name, forms));
      }
    }
    for (const [unit, side] of Object.entries(owners)) {
      if (all[unit] && all[side]) {
        Object.assign(given, spread(`${unit}_counter`, this.#counter(all[side], all[unit])));
      }
    }
    return given;
  }

  #remembered(kind, id, find) {
    const key = `${kind} ${id}`;
    if (!this.#known.has(key)) this.#known.set(key, find());
    return this.#known.get(key);
  }

  #forms(kind, id) {
    return this.#remembered(kind, id, () => this.#findForms(kind, id));
  }

  #findForms(kind, id) {
    let key = `${kind}-${id}`.replaceAll("_", "-");
    let args = {};
    if (kind === "tile") {
      key = "tile";
      args = { code: id, ...splitTile(id) };
    } else if (kind === "card" && key.at(-2) === "-" && !this.#bundle.hasMessage(key)) {
      args = { squad: key.at(-1).toUpperCase() };
      key = key.slice(0, -2);
    }
    return { ...this.#allForms(key, args), id };
  }

  #counter(side, unit) {
    return this.#remembered("counter", `${side}.${unit}`, () =>
      this.#allForms("counter", {
        ...spread("side", this.#forms("side", side)),
        ...spread("unit", this.#forms("card", unit)),
      }),
    );
  }

  #allForms(key, args) {
    const forms = { "": this.#format(key, "", args) };
    for (const attribute of Object.keys(this.#bundle.getMessage(key).attributes)) {
      forms[attribute] = this.#format(key, attribute, args);
    }
    return forms;
  }

  #format(key, attribute, args) {
    const where = attribute ? `${key}.${attribute}` : key;
    const message = this.#bundle.getMessage(key);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (pattern === undefined || pattern === null) {
      throw new WordsError(`there is no message ${where} in ${this.language}`);
    }
    const errors = [];
    const text = this.#bundle.formatPattern(pattern, args, errors);
    if (errors.length > 0) {
      throw new WordsError(`${where} in ${this.language}: ${errors[0].message}`);
    }
    return text;
  }
}

/** The forms of a name as arguments: unit, unit_acc, unit_the_acc. */
/** A number, its sign and its size: languages write a minus that Fluent does not. */
function numberForms(value) {
  const sign = value === 0 ? "zero" : value < 0 ? "minus" : "plus";
  return { "": value, sign, size: Math.abs(value) };
}

function spread(name, forms) {
  return Object.fromEntries(
    Object.entries(forms).map(([form, text]) => [
      form ? `${name}_${form}`.replaceAll("-", "_") : name,
      text,
    ]),
  );
}

/** The number and the face of a tile such as 16B. */
function splitTile(code) {
  const match = /^(\d+)([A-Z])$/.exec(code);
  if (match === null) throw new WordsError(`${code} is no tile`);
  return { number: Number(match[1]), face: match[2] };
}
