import { configure, prettyDOM } from "@testing-library/dom";

// A query that finds nothing yet, as each waiting one does at first, prints the whole page into its error. It is printed
// here when somebody reads the error: once, for the query that never found.
configure({
  // A page comes when its modules do: a machine under load serves them slowly. What comes at once costs nothing here.
  asyncUtilTimeout: 20_000,
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
