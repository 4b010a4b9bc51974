import type { NamedChemical } from "@placard/hazmat-core";
import { Banner, Button, MeantChemicalField } from "@placard/ui";
import { ReactivityMatrix } from "@placard/ui/chemical";
import { NotLoaded } from "../../../../lib/api/NotLoaded.tsx";
import { useMessages } from "../../../../messages/MessagesProvider.tsx";
import { useMixedWith, type MixedState } from "./use-mixed-with.ts";
import "./MixedAnswer.css";

/** Field for the second substance, and the possible reactions of the two. */
export function MixedAnswer({ first }: { readonly first: NamedChemical }) {
  const { mixed } = useMessages().safety;
  const state = useMixedWith(first);
  return (
    <div className="app-mixed">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void state.ask();
        }}
      >
        <MeantChemicalField label={mixed.other} description={mixed.hint} field={state.field} />
        <Button type="submit">{mixed.answer}</Button>
      </form>
      {state.isShown ? <Answer {...state} /> : undefined}
    </div>
  );
}

function Answer({ answer }: MixedState) {
  const { mixed } = useMessages().safety;
  const { data } = answer;
  if (answer.isError || data === undefined) return <NotLoaded queries={[answer]} lines={4} label={mixed.working} />;
  if (data.kind === "found") return <ReactivityMatrix reactivity={data.reactivity} />;
  const [title, text] =
    data.kind === "same" ? [mixed.sameTitle, mixed.sameText] : [mixed.missingTitle, mixed.missingText];
  return (
    <Banner tone="caution" title={title}>
      {text}
    </Banner>
  );
}
