/**
 * Turns keys and ids into sentences of one language, exactly as sandtable.words does in Python.
 *
 * It contains no rules and no texts: the catalogue and the table of argument kinds are passed in.
 * Fluent cannot inflect a name, so a message gets every form of it: for the argument `unit` it may
 * use $unit, $unit_acc, $unit_the and so on, $unit_id to select by, and $unit_counter, which is the
 * unit together with its side.
 */

import { FluentBundle, FluentResource } from "@fluent/bundle";

/** The id for a missing thing: the winner of a draw, a hidden card. */
const NONE = "none";

/** Cache of parsed texts. */
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

/**
 * The texts of one game in one language. A missing message throws an error; there is no fallback.
 */
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

  /** Return the sentence of an event: { kind, ...args }, including arguments only for display. */
  event({ kind, ...args }) {
    return this.#sentence(`event-${kind}`, args);
  }

  /** Return the question to a seat: { prompt, args }. */
  prompt({ prompt, args }) {
    return this.#sentence(`prompt-${prompt}`, args);
  }

  /** Return the label of a move { kind, arg }, for a button; the decision may add arguments. */
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

  /** Return why a move or an undo is not possible: { key }. */
  refusal({ key }) {
    return this.#sentence(key ? `why-${key}` : "error-illegal-move", {});
  }

  /** Whether there is a message of this key. @param {string} key */
  has(key) {
    return this.#bundle.hasMessage(key);
  }

  /** Return a message by its key, as it is in the catalogue. */
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

  /** Return how a game ended, to follow a colon. */
  ending(ending) {
    return this.#forms("ending", ending)[""];
  }

  scenario(id) {
    return this.#format(`scenario-${id}`, "", {});
  }

  /** Return the historical background of a scenario. */
  history(id) {
    return this.#format(`scenario-${id}`, "history", {});
  }

  /** Return the task of each side. */
  brief(id) {
    return this.#format(`scenario-${id}`, "brief", {});
  }

  // Implementation

  #sentence(kind, args) {
    const key = kind.replaceAll("_", "-");
    const text = this.#format(key, "", this.#arguments(key, args));
    return text.slice(0, 1).toUpperCase() + text.slice(1);
  }

  /** Return the arguments of a message, each in all its forms. */
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

/**
 * Return the forms of a number: the number, its sign and its absolute value. Languages use a minus
 * sign that Fluent does not.
 */
function numberForms(value) {
  const sign = value === 0 ? "zero" : value < 0 ? "minus" : "plus";
  return { "": value, sign, size: Math.abs(value) };
}

/** Return the forms of a name as arguments: unit, unit_acc, unit_the_acc. */
function spread(name, forms) {
  return Object.fromEntries(
    Object.entries(forms).map(([form, text]) => [
      form ? `${name}_${form}`.replaceAll("-", "_") : name,
      text,
    ]),
  );
}

/** Return the number and the face of a tile such as 16B. */
function splitTile(code) {
  const match = /^(\d+)([A-Z])$/.exec(code);
  if (match === null) throw new WordsError(`${code} is not a tile`);
  return { number: Number(match[1]), face: match[2] };
}
