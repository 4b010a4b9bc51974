import type { Observation } from "@placard/hazmat-core/identify";
import { Button } from "@placard/ui";
import { ContainerPicker } from "@placard/ui/identify";
import { useMessages } from "../../../messages/MessagesProvider.tsx";

interface ContainerSearchProps {
  /** Observations of the unknown substance, including the container. */
  readonly seen: Observation;
  readonly onChange: (seen: Observation) => void;
  /** Starts the questions about the unknown contents. */
  readonly onUnknown: () => void;
  /** Opens the guide to use until the contents are known. */
  readonly onGuide: () => void;
}

/** Picker for the container, with the next steps once one is selected. */
export function ContainerSearch({ seen, onChange, onUnknown, onGuide }: ContainerSearchProps) {
  const { chemicalSearch: texts } = useMessages();
  const { container, ...others } = seen;
  return (
    <>
      <ContainerPicker
        value={container ?? null}
        onChange={(shape) => onChange(shape === null ? others : { ...others, container: shape })}
      />
      {container === undefined ? undefined : (
        <div className="placard__onwards">
          <Button variant="primary" onPress={onUnknown}>
            {texts.whatMayBeInIt}
          </Button>
          <Button onPress={onGuide}>{texts.guideUntilThen}</Button>
        </div>
      )}
    </>
  );
}
