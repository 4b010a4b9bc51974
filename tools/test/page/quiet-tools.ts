// React, as it is developed with, writes for each element where it was made and for each render how long it took, as long
// as the console offers to take it. No one reads that in a test: a tenth of the time. It asks once, when it is loaded.
Object.assign(console, { createTask: undefined, timeStamp: undefined });

const React = await import("react");

/** Testing Library puts it around each render and event. React has it only in the build it is developed with. */
type Act = (work: () => unknown) => PromiseLike<unknown>;

// Only that build has `captureOwnerStack` too, which no one sets here.
if ("captureOwnerStack" in React.default) keepNoOwnerStacks();
else Object.assign(React.default, { act: await actOfShippedReact() });

/**
 * For each element React also makes an error, to keep the stack of where it was made, up to 10,000 of them in one piece of
 * work. Warnings print it. The errors and the memory they hold are half of the time of a test. React is told that the
 * 10,000 are used up: warnings then name the component without the line.
 */
function keepNoOwnerStacks(): void {
  const shared: unknown = Reflect.get(React.default, "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE");
  if (typeof shared !== "object" || shared === null || !("recentlyCreatedOwnerStacks" in shared)) {
    throw new Error("React no longer counts recentlyCreatedOwnerStacks. Look for what replaced it, or drop this part.");
  }
  Object.defineProperty(shared, "recentlyCreatedOwnerStacks", {
    get: () => Infinity,
    set() {
      // React starts its count anew now and then: it stays used up.
    },
  });
}

/** For React as it ships, which the gate runs: does the work and draws at once what it changed. */
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
