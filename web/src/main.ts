import "virtual:fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { watchForInstall } from "./lib/install.svelte";
import { watchReminders } from "./lib/reminders";
import { watchForRenewal } from "./lib/renewal.svelte";
import { startWords } from "./lib/words.svelte";

const target = document.getElementById("app");
if (target === null) throw new Error("missing #app element");
watchForRenewal();
watchForInstall();
await startWords();
watchReminders();
mount(App, { target });
