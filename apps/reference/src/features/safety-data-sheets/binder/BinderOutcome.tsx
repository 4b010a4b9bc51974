import { Banner, ProgressBar } from "@placard/ui";
import { isUnanswered, refusalOf } from "../../../lib/api/failure.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { UndrawableSheets } from "./UndrawableSheets.tsx";
import type { BinderState } from "./use-binder.ts";

interface BinderOutcomeProps {
  readonly state: BinderState;
  /** Number of SDSs in the binder. */
  readonly wanted: number;
}

/** Progress of the binder, why it stopped, or that it is ready. */
export function BinderOutcome({ state, wanted }: BinderOutcomeProps) {
  const { binder: texts } = useMessages();
  switch (state.kind) {
    case "idle":
      return null;
    case "making":
      return <ProgressBar label={texts.progress(state.done, wanted)} value={Math.round((state.done / wanted) * 100)} />;
    case "stopped":
      return (
        <Banner tone="danger" title={texts.stopped(state.done, wanted)}>
          {isUnanswered(state.error) ? texts.noNetwork : refusalOf(state.error, texts.failed).message}
        </Banner>
      );
    case "made":
      return (
        <>
          <Banner tone="ok" title={texts.made} />
          {state.without.length > 0 && <UndrawableSheets sheets={state.without} />}
        </>
      );
  }
}
