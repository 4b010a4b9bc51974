import { configure, prettyDOM } from "@testing-library/dom";
import { PATIENCE } from "../patience.ts";

// A query without a result, such as the first attempt of each waiting query, prints the whole page into its error. This
// code prints it only when the error is read: once, for the query that never succeeded.
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
