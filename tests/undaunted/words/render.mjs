// Renders in JavaScript what the tests render in Python: a list of calls in, a list of texts out.
// A call that throws WordsError gives null.

import { readFileSync } from "node:fs";
import { WordsError, Words } from "../../../web/src/words.mjs";

const { table, catalogues, calls } = JSON.parse(readFileSync(0, "utf-8"));
const words = {};
for (const [language, texts] of Object.entries(catalogues)) {
  words[language] = new Words(language, texts, table);
}
const results = calls.map(([language, method, ...args]) => {
  try {
    return words[language][method](...args);
  } catch (error) {
    if (error instanceof WordsError) return null;
    throw error;
  }
});
process.stdout.write(JSON.stringify(results));
