/**
 * A rule for hostile texts: an expression whose time grows with the square of the text lets one request hold a whole server.
 * Each literal is proved with scslre, which is right about what it reports and may miss some. Where every text that can
 * reach an expression is short, its exception says why.
 */
import { analyse } from "scslre";

const MESSAGE =
  "The time of this expression grows faster than its text. Start it at one place, or let one part take a sign.";

const known = new Map();

/** True if the time of an expression may grow faster than its text. What scslre cannot read counts as linear. */
function isSuperLinear(source, flags) {
  const at = `${flags}/${source}`;
  const before = known.get(at);
  if (before !== undefined) return before;
  let found = false;
  try {
    found = analyse({ source, flags: flags.replace("v", "u").replace("d", "") }).reports.length > 0;
  } catch {
    // A syntax newer than scslre.
  }
  known.set(at, found);
  return found;
}

const textOf = (node) => {
  if (node?.type === "Literal" && typeof node.value === "string") return node.value;
  return node?.type === "TemplateLiteral" && node.expressions.length === 0 ? node.quasis[0].value.cooked : null;
};

const linear = {
  create: (context) => ({
    Literal(node) {
      if (node.regex && isSuperLinear(node.regex.pattern, node.regex.flags)) context.report({ node, message: MESSAGE });
    },
    NewExpression(node) {
      if (node.callee.name !== "RegExp") return;
      const source = textOf(node.arguments[0]);
      const isWrong = source !== null && isSuperLinear(source, textOf(node.arguments[1]) ?? "");
      if (isWrong) context.report({ node, message: MESSAGE });
    },
  }),
};

export default { meta: { name: "expressions" }, rules: { linear } };
