// React, as it is developed with, writes for each element where it was made and for each render how long it took, as long
// as the console offers to take it. Nobody reads that in a test: a tenth of the time. It asks once, when it is loaded.
Object.assign(console, { createTask: undefined, timeStamp: undefined });

// For each element React also makes an error, to keep the stack of where it was made, up to 10,000 of them in one piece of
// work. Warnings print it. The errors and the memory they hold are half of the time of a test. React is told that the
// 10,000 are used up: warnings then name the component without the line.
const React = await import("react");
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
