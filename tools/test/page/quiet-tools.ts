// The development build of React records for each element where it was created and for each render how long it took, if
// the console supports it. Tests do not use these records, which take a tenth of the time. React checks the console
// once, when it is loaded.
Object.assign(console, { createTask: undefined, timeStamp: undefined });

const React = await import("react");

/** The function that Testing Library wraps around each render and event. Only React's development build has it. */
type Act = (work: () => unknown) => PromiseLike<unknown>;

// Only the development build has `captureOwnerStack`.
if ("captureOwnerStack" in React.default) keepNoOwnerStacks();
else Object.assign(React.default, { act: await actOfShippedReact() });

/**
 * For each element React also creates an error to keep its stack, up to 10,000 in one task. Warnings print this stack.
 * The errors and their memory take half of the time of a test. This tells React that the 10,000 are used up: warnings
 * then name the component without the line.
 */
function keepNoOwnerStacks(): void {
  const shared: unknown = Reflect.get(React.default, "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE");
  if (typeof shared !== "object" || shared === null || !("recentlyCreatedOwnerStacks" in shared)) {
    throw new Error("React no longer counts recentlyCreatedOwnerStacks. Look for what replaced it, or drop this part.");
  }
  Object.defineProperty(shared, "recentlyCreatedOwnerStacks", {
    get: () => Infinity,
    set() {
      // React resets its count from time to time: the setter ignores it.
    },
  });
}

/** For the production build of React, which the gate uses: does the work and renders its changes immediately. */
async function actOfShippedReact(): Promise<Act> {
  const { flushSync } = await import("react-dom");
  return (work) => {
    let result: unknown;
    flushSync(() => {
      result = work();
    });
    const draw = (value: unknown): unknown => {
      flushSync(() => undefined);
      return value;
    };
    return isThenable(result) ? result.then(draw) : Promise.resolve(result);
  };
}

const isThenable = (value: unknown): value is PromiseLike<unknown> =>
  typeof value === "object" && value !== null && "then" in value && typeof value.then === "function";
