/** Lint rules for hazmat-core: the same input gives the same answer, so neither the clock nor chance is asked. */
const CLOCK = "Take the time as an argument: the core has no clock.";
const CHANCE = "Take the value as an argument: the core leaves nothing to chance.";

const isNamed = (node, name) => node.type === "Identifier" && node.name === name;

const noClock = {
  create: (context) => ({
    NewExpression(node) {
      if (isNamed(node.callee, "Date") && node.arguments.length === 0) context.report({ node, message: CLOCK });
    },
    CallExpression(node) {
      if (isNamed(node.callee, "Date")) context.report({ node, message: CLOCK });
    },
    MemberExpression(node) {
      if (isNamed(node.object, "performance") || (isNamed(node.object, "Date") && isNamed(node.property, "now"))) {
        context.report({ node, message: CLOCK });
      }
    },
  }),
};

const noChance = {
  create: (context) => ({
    MemberExpression(node) {
      if (isNamed(node.object, "crypto") || (isNamed(node.object, "Math") && isNamed(node.property, "random"))) {
        context.report({ node, message: CHANCE });
      }
    },
  }),
};

export default {
  meta: { name: "core-purity" },
  rules: { "no-clock": noClock, "no-chance": noChance },
};
