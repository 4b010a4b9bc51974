/** Stylelint rules of our own: what decision 0003 says of the style sheets, as a check. */
import stylelint from "stylelint";

const {
  createPlugin,
  utils: { report, ruleMessages, validateOptions },
} = stylelint;

const name = "placard/in-layer";
const messages = ruleMessages(name, {
  outside: (selector) =>
    `Put "${String(selector)}" into a cascade layer: a rule outside one wins over every host and theme.`,
});

/** Whether the rule stands in an `@layer` block, or in an at-rule such as `@keyframes` that has none. */
function isLayered(rule) {
  for (let node = rule.parent; node !== undefined && node.type !== "root"; node = node.parent) {
    if (node.type === "atrule" && (node.name === "layer" || node.name.endsWith("keyframes"))) return true;
  }
  return false;
}

const inLayer = (isOn) => (root, result) => {
  if (!validateOptions(result, name, { actual: isOn, possible: [true] })) return;
  root.walkRules((rule) => {
    if (!isLayered(rule)) report({ ruleName: name, result, node: rule, message: messages.outside(rule.selector) });
  });
};
inLayer.ruleName = name;
inLayer.messages = messages;
inLayer.meta = { url: "docs/decisions/0003-plain-css-in-layers.md" };

export default [createPlugin(name, inLayer)];
