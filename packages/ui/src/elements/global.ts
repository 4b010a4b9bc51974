/** The script for a page without a build: `dist/elements.global.js`, with React and the data inside. */
import { defineElements } from "./index.ts";

defineElements();
