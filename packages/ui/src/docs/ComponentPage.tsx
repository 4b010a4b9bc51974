import { Controls, Description, Markdown, Primary, Source, Stories, Title, useOf } from "@storybook/addon-docs/blocks";
import { conformanceText } from "./conformance/conformance.ts";
import { guideText } from "./guide-text.ts";
import { docsOfStories } from "./guides.ts";

/** Docs page of a component: its guide, code to copy, props and stories. */
export function ComponentPage() {
  const { preparedMeta } = useOf("meta", ["meta"]);
  const docs = docsOfStories(String(preparedMeta.parameters["fileName"]));
  if (docs === undefined) {
    return (
      <>
        <Title />
        <Description />
        <Stories title="" />
      </>
    );
  }
  const { before, after } = guideText(docs.guide, docs.facts, docs.lines);
  return (
    <>
      <Title />
      <Markdown>{before}</Markdown>
      {docs.isInternal ? (
        <Markdown>
          Internal: this component is for the reference application only. It may change or disappear in any release.
        </Markdown>
      ) : undefined}
      <Primary />
      <h2>Code</h2>
      <Source code={docs.example} language="tsx" />
      <Markdown>{after}</Markdown>
      <h2>Properties</h2>
      <Controls />
      <h2>WCAG 2.2</h2>
      <Markdown>{conformanceText(docs.guide)}</Markdown>
      <Stories title="Every state" includePrimary={false} />
    </>
  );
}
