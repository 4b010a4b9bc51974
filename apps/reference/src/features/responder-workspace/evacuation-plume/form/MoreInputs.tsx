import { Select, TextField } from "@placard/ui";
import { ChevronDown } from "lucide-react";
import { Button, Disclosure, DisclosurePanel } from "react-aria-components";
import { useMessages } from "../../../../messages/MessagesProvider.tsx";
import "./MoreInputs.css";
import { GROUNDS, type PlumeForm } from "./plume-values.ts";

/** What the models otherwise assume: how long the release lasts, and the ground it drifts over. */
export function MoreInputs({ form }: { readonly form: PlumeForm }) {
  const { plume, common } = useMessages();
  const { duration_min, ground } = form.values;
  return (
    <Disclosure className="app-plume-more" defaultExpanded={duration_min !== "" || ground !== ""}>
      <Button slot="trigger">
        <ChevronDown aria-hidden="true" />
        <span>{plume.moreInputs}</span>
        <small>{plume.moreInputsState(duration_min, GROUNDS.find((known) => known === ground) ?? "")}</small>
      </Button>
      <DisclosurePanel>
        <TextField
          {...form.field("duration_min")}
          label={plume.duration}
          optionalLabel={common.optional}
          description={plume.durationHint}
          unit="min"
          inputMode="decimal"
          autoComplete="off"
        />
        <Select
          label={plume.ground}
          items={[
            { id: ASSUMED, label: plume.grounds[""] },
            ...GROUNDS.map((id) => ({ id, label: plume.grounds[id] })),
          ]}
          value={ground === "" ? ASSUMED : ground}
          onChange={(id) => form.set("ground", id === ASSUMED ? "" : id)}
        />
      </DisclosurePanel>
    </Disclosure>
  );
}

const ASSUMED = "assumed";
