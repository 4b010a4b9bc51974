/** Script for a page without a build: `dist/elements.global.js`, including React and the data. */
import { defineElements } from "./index.ts";

defineElements();
