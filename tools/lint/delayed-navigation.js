/**
 * A rule for screens: a `navigate` that runs after an `await`, in a timer, in an effect or after a response can override what
 * the user has pressed in the meantime. `lib/delayed-navigation.ts` of the app runs it only if the user has stayed.
 */
const MESSAGE =
  "This can override a newer press. Use useDelayedNavigation or useAddressUpdate (lib/delayed-navigation.ts).";

const DELAYED_CALLS = new Set([
  "setTimeout",
  "setInterval",
  "queueMicrotask",
  "requestAnimationFrame",
  "useEffect",
  "useLayoutEffect",
  "useEffectEvent",
  "then",
  "catch",
  "finally",
]);
const DELAYED_OPTIONS = new Set(["onSuccess", "onError", "onSettled"]);

const nameOf = (callee) => (callee.type === "MemberExpression" ? callee.property.name : callee.name);

/** `navigate(…)`, `router.navigate(…)`, `history.push(…)` and `history.replace(…)`. */
function isNavigation({ callee }) {
  if (callee.type === "Identifier") return callee.name === "navigate";
  if (callee.type !== "MemberExpression") return false;
  const name = callee.property.name;
  return name === "navigate" || (["push", "replace"].includes(name) && nameOf(callee.object) === "history");
}

const isFunction = ({ type }) => /^(?:Arrow)?Function(?:Expression|Declaration)$/u.test(type);

function functionAround(node) {
  let outer = node.parent;
  while (outer && !isFunction(outer)) outer = outer.parent;
  return outer;
}

/** Whether a function is called by a timer, an effect or a response. */
function isDelayed({ parent }) {
  if (parent?.type === "CallExpression") return DELAYED_CALLS.has(nameOf(parent.callee));
  return parent?.type === "Property" && DELAYED_OPTIONS.has(parent.key.name);
}

const delayed = {
  create(context) {
    /** The first `await` of each function. */
    const awaits = new Map();
    const navigations = [];
    return {
      AwaitExpression(node) {
        const owner = functionAround(node);
        if (!awaits.has(owner)) awaits.set(owner, node);
      },
      CallExpression(node) {
        if (isNavigation(node)) navigations.push(node);
      },
      "Program:exit"() {
        for (const node of navigations) {
          const owner = functionAround(node);
          const first = awaits.get(owner);
          const isAfterAwait = first !== undefined && first.range[1] <= node.range[0];
          if (owner && (isAfterAwait || isDelayed(owner))) context.report({ node, message: MESSAGE });
        }
      },
    };
  },
};

export default { meta: { name: "navigation" }, rules: { delayed } };
