import { Camera } from "lucide";
import { useId } from "react";
import { FileTrigger } from "react-aria-components/FileTrigger";
import { Icon } from "../../internal/Icon.tsx";
import { Button } from "../../controls/Button/Button.tsx";
import { incidentLogTexts } from "../../messages/en/incident/incident-log.ts";
import { useTexts } from "../../messages/use-texts.ts";

/** A button to take a photo or choose one. A phone offers both. */
export function AddPhoto({ onPhoto }: { readonly onPhoto: (file: File) => Promise<void> }) {
  const { incidentLog: texts } = useTexts(incidentLogTexts);
  const hint = useId();
  return (
    <>
      <FileTrigger
        acceptedFileTypes={["image/*"]}
        onSelect={(picked) => {
          const file = picked?.[0];
          if (file !== undefined) void onPhoto(file);
        }}
      >
        <Button icon={<Icon of={Camera} aria-hidden="true" />} aria-describedby={hint}>
          {texts.addPhoto}
        </Button>
      </FileTrigger>
      <span id={hint} hidden>
        {texts.photoHint}
      </span>
    </>
  );
}
