/** Stylelint rules of our own: what decision 0003 says of the style sheets, as a check. */
import stylelint from "stylelint";

const {
  createPlugin,
  utils: { report, ruleMessages, validateOptions },
} = stylelint;

const IN_LAYER = "placard/in-layer";
const inLayerMessages = ruleMessages(IN_LAYER, {
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
  if (!validateOptions(result, IN_LAYER, { actual: isOn, possible: [true] })) return;
  root.walkRules((rule) => {
    if (!isLayered(rule)) {
      report({ ruleName: IN_LAYER, result, node: rule, message: inLayerMessages.outside(rule.selector) });
    }
  });
};
inLayer.ruleName = IN_LAYER;
inLayer.messages = inLayerMessages;
inLayer.meta = { url: "docs/decisions/0003-plain-css-in-layers.md" };

const OWN_NAMES = "placard/own-names";
const ownNamesMessages = ruleMessages(OWN_NAMES, {
  class: (found) =>
    `".${String(found)}" may be a class of the host's: write ".placard-${String(found)}" for a component, ".placard__${String(found)}" for a part of one.`,
  property: (found) =>
    `"${String(found)}" may be a property of the host's: write "--placard-${String(found).slice(2)}".`,
});

/** Classes that other packages put on elements inside ours. */
const OF_OTHERS = /^(lucide|maplibregl-|mapboxgl-|sb-)/;

/** The names of classes in a selector; a dot inside an attribute's value is none. */
function classesOf(selector) {
  return [...selector.replaceAll(/\[[^\]]*\]/g, "").matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].map(([, name]) => name);
}

const ownNames = (prefixes) => (root, result) => {
  const isGiven = validateOptions(result, OWN_NAMES, {
    actual: prefixes,
    possible: [(one) => typeof one === "string"],
  });
  if (!isGiven) return;
  const isOwn = (name) => prefixes.some((prefix) => name.startsWith(prefix)) || OF_OTHERS.test(name);
  root.walkRules((rule) => {
    if (rule.parent.type === "atrule" && rule.parent.name.endsWith("keyframes")) return;
    for (const name of classesOf(rule.selector).filter((one) => !isOwn(one))) {
      report({ ruleName: OWN_NAMES, result, node: rule, message: ownNamesMessages.class(name) });
    }
  });
  root.walkDecls(/^--/, (declaration) => {
    if (declaration.prop.startsWith("--placard-")) return;
    report({
      ruleName: OWN_NAMES,
      result,
      node: declaration,
      message: ownNamesMessages.property(declaration.prop),
    });
  });
};
ownNames.ruleName = OWN_NAMES;
ownNames.messages = ownNamesMessages;
ownNames.meta = { url: "docs/decisions/0003-plain-css-in-layers.md" };
ownNames.primaryOptionArray = true;

const ZONE_LOOK = "placard/zone-look";
const zoneLookMessages = ruleMessages(ZONE_LOOK, {
  named: (found) =>
    `"${String(found)}" names a zone: its look stands in styles/zones.css alone. Read it from --placard-zone-fill, -line, -dash …`,
});

/** What names a zone by its id: an attribute with a value, or one of the colours of a zone. */
const ZONE_IN_SELECTOR = /\[data-zone\s*[~|^$*]?=[^\]]*\]/;
const ZONE_IN_VALUE = /--placard-(?:plume-(?!fill-opacity)|map-casing-)[\w-]+/;

const zoneLook = (isOn) => (root, result) => {
  if (!validateOptions(result, ZONE_LOOK, { actual: isOn, possible: [true] })) return;
  const reportNamed = (node, [found] = []) => {
    if (found === undefined) return;
    report({ ruleName: ZONE_LOOK, result, node, message: zoneLookMessages.named(found) });
  };
  root.walkRules((rule) => reportNamed(rule, ZONE_IN_SELECTOR.exec(rule.selector) ?? undefined));
  root.walkDecls((declaration) =>
    reportNamed(declaration, ZONE_IN_VALUE.exec(`${declaration.prop}: ${declaration.value}`) ?? undefined),
  );
};
zoneLook.ruleName = ZONE_LOOK;
zoneLook.messages = zoneLookMessages;
zoneLook.meta = { url: "docs/decisions/0003-plain-css-in-layers.md" };

export default [createPlugin(IN_LAYER, inLayer), createPlugin(OWN_NAMES, ownNames), createPlugin(ZONE_LOOK, zoneLook)];
