/**
 * A rule for what people read: a day that is cut from `toISOString()` is the day in Greenwich, which in the evening of America
 * is tomorrow. The reader's day comes from `lib/formats/calendar-day.ts`.
 */
const MESSAGE = "This is the day in Greenwich. Say dayOfReader (lib/formats/calendar-day.ts).";

const isIso = (node) =>
  node.type === "CallExpression" &&
  node.callee.type === "MemberExpression" &&
  ["toISOString", "toJSON"].includes(node.callee.property.name);

const noDayOfGreenwich = {
  create: (context) => ({
    CallExpression(node) {
      const { callee } = node;
      if (callee.type !== "MemberExpression" || callee.property.name !== "slice" || !isIso(callee.object)) return;
      if (node.arguments[1]?.value === 10) context.report({ node, message: MESSAGE });
    },
  }),
};

export default { meta: { name: "reader-day" }, rules: { "no-day-of-greenwich": noDayOfGreenwich } };
