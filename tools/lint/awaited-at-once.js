/**
 * A rule for tests: between the making of a call that is to be refused and the look at its refusal, nothing else is awaited.
 * A refusal that comes in the meantime ends the whole run as "unhandled", on a machine that is fast enough.
 */
const MESSAGE = "Make this call where it is awaited: it may be refused while the test waits for something else.";

/** The statement that a node stands in, with those before it in the same block, the nearest first. */
function statementsBefore(node) {
  let inner = node;
  while (inner.parent && !Array.isArray(inner.parent.body)) inner = inner.parent;
  const among = inner.parent?.body ?? [];
  return among.slice(0, among.indexOf(inner)).toReversed();
}

/** True if `name` is one of several calls that a loop goes through, each after the refusal of the one before. */
function isOneOfMany(node, name) {
  for (let outer = node.parent; outer; outer = outer.parent) {
    if (outer.type === "ForOfStatement" && outer.left.declarations?.[0]?.id.name === name) return true;
  }
  return false;
}

function isLate(node, name, textOf) {
  if (isOneOfMany(node, name)) return true;
  const named = new RegExp(`\\b${name}\\b`, "u");
  for (const statement of statementsBefore(node)) {
    const text = textOf(statement);
    if (named.test(text)) return false; // made here, or looked at here already
    if (/\bawait\b/u.test(text)) return statementsBefore(node).some((other) => isMadeBy(other, named, textOf));
  }
  return false;
}

const isMadeBy = (statement, named, textOf) =>
  statement.type === "VariableDeclaration" && named.test(textOf(statement));

function check(context, call) {
  const [given] = call.arguments;
  if (given?.type !== "Identifier") return;
  const textOf = (node) => context.sourceCode.getText(node);
  if (isLate(call, given.name, textOf)) context.report({ node: call, message: MESSAGE });
}

const awaitedAtOnce = {
  create: (context) => ({
    CallExpression(node) {
      if (node.callee.name === "refusalOf") check(context, node);
    },
    MemberExpression({ object, property }) {
      const isExpected = object.type === "CallExpression" && object.callee.name === "expect";
      if (isExpected && property.name === "rejects") check(context, object);
    },
  }),
};

export default { meta: { name: "tests" }, rules: { "awaited-at-once": awaitedAtOnce } };
