import { configure, prettyDOM } from "@testing-library/dom";
import { PATIENCE } from "../patience.ts";

// A query that finds nothing yet, as each waiting one does at first, prints the whole page into its error. It is printed
// here when someone reads the error: once, for the query that never found.
configure({
  asyncUtilTimeout: PATIENCE,
  getElementError(message, container) {
    const error = new Error();
    error.name = "TestingLibraryElementError";
    let text: string | undefined;
    Object.defineProperty(error, "message", {
      get: () => (text ??= [message, prettyDOM(container)].filter(Boolean).join("\n\n")),
      set: (value: string) => {
        text = value;
      },
      configurable: true,
    });
    return error;
  },
});
