import type { Plugin } from "vite";

/** What the walk below needs of a syntax tree. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

const CONTRACT = /packages\/api-client\/src\/contract\/[^/]+\.ts$/;

/**
 * Leaves the examples of the contract out of the built app: documentation and tests read them, a browser does not.
 * Only the property `example` of what is passed to `defineEndpoint` goes.
 */
export function stripContractExamples(): Plugin {
  return {
    name: "placard:strip-contract-examples",
    apply: "build",
    enforce: "post",
    transform(code, id) {
      if (!CONTRACT.test(id)) return null;
      const examples = examplesIn(this.parse(code) as unknown as Node); // ESTree, read by its documented fields
      const stripped = examples.reduceRight(
        (text, { start, end }) => `${text.slice(0, start)}example: undefined${text.slice(end)}`,
        code,
      );
      return { code: stripped, map: null };
    },
  };
}

function examplesIn(node: Node): readonly Node[] {
  const found = isDefinition(node) ? propertiesOf(node).filter(isExample) : [];
  return [...found, ...(found.length > 0 ? [] : childrenOf(node).flatMap(examplesIn))];
}

function isDefinition(node: Node): boolean {
  return node.type === "CallExpression" && (node["callee"] as Node)["name"] === "defineEndpoint";
}

function propertiesOf(call: Node): readonly Node[] {
  const [shape] = call["arguments"] as readonly Node[];
  return shape?.type === "ObjectExpression" ? (shape["properties"] as readonly Node[]) : [];
}

function isExample(property: Node): boolean {
  return property.type === "Property" && (property["key"] as Node)["name"] === "example";
}

function childrenOf(node: Node): readonly Node[] {
  return Object.values(node)
    .flat()
    .filter((value): value is Node => typeof value === "object" && value !== null && "type" in value);
}
