import { CircleAlert, FileText, Upload, X } from "lucide";
import { useId } from "react";
import { Button } from "react-aria-components/Button";
import { DropZone } from "react-aria-components/DropZone";
import { FileTrigger } from "react-aria-components/FileTrigger";
import { Icon } from "../../internal/Icon.tsx";
import { controlTexts } from "../../messages/en/controls/controls.ts";
import { useTexts } from "../../messages/use-texts.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import { ProgressBar } from "../../feedback/ProgressBar/ProgressBar.tsx";
import { formatBytes } from "./format-bytes.ts";
import "../Field/Field.css";
import { useSpeech } from "../../messages/language/speech.ts";
import "./FileDrop.css";

export interface FileDropProps {
  /** Label of the field. */
  label: string;
  /**
   * Media types and file extensions that the file picker offers: `["application/pdf"]`. The host validates the files.
   */
  accept: readonly string[];
  /** Allows more than one file. */
  multiple?: boolean;
  /** Chosen files, listed below the field. */
  files: readonly File[];
  /** Called with the files that were chosen or dropped. */
  onAdd: (files: readonly File[]) => void;
  /** Called with the index of the file to remove. */
  onRemove: (index: number) => void;
  /** Help text below the field. */
  description?: string;
  /** Error text. Marks the field as invalid. */
  errorMessage?: string | undefined;
  /** Percentage uploaded, during an upload. */
  progress?: number;
}

/** Accepts files from the file picker, by drop or by paste, and lists the chosen files. */
export function FileDrop({
  label,
  accept,
  multiple = false,
  files,
  onAdd,
  onRemove,
  description,
  errorMessage,
  progress,
}: FileDropProps) {
  const texts = useTexts(controlTexts);
  const { figure } = useSpeech();
  const helpId = useId();
  const hasHelp = errorMessage !== undefined || description !== undefined;
  return (
    <div className="placard-field" role="group" aria-label={label}>
      <div className="placard-field-label" aria-hidden="true">
        {label}
      </div>
      <DropZone
        aria-label={label}
        className="placard-drop"
        data-invalid={errorMessage !== undefined || undefined}
        onDrop={(event) => {
          const dropped = event.items.filter((item) => item.kind === "file").map((item) => item.getFile());
          void Promise.all(dropped).then((read) => onAdd(multiple ? read : read.slice(0, 1)));
        }}
      >
        <Icon of={Upload} aria-hidden="true" />
        <FileTrigger
          acceptedFileTypes={accept}
          allowsMultiple={multiple}
          onSelect={(picked) => {
            if (picked !== null && picked.length > 0) onAdd([...picked]);
          }}
        >
          <Button className="placard-drop-button" {...(hasHelp ? { "aria-describedby": helpId } : {})}>
            {multiple ? texts.chooseFiles : texts.chooseFile}
          </Button>
        </FileTrigger>
        <span className="placard-drop-hint">{texts.orDrop}</span>
      </DropZone>
      <div id={helpId}>
        {errorMessage === undefined ? (
          <p className="placard-field-hint">{description}</p>
        ) : (
          <p className="placard-field-error" role="alert">
            <Icon of={CircleAlert} aria-hidden="true" />
            {errorMessage}
          </p>
        )}
      </div>
      {files.length === 0 ? undefined : (
        <ul className="placard-files">
          {files.map((file, index) => (
            <li key={`${file.name}-${file.size}-${file.lastModified}`}>
              <Icon of={FileText} aria-hidden="true" />
              <span className="placard__name">{file.name}</span>
              <small>{figure(formatBytes(file.size))}</small>
              <IconButton
                label={`${texts.remove} ${file.name}`}
                icon={<Icon of={X} aria-hidden="true" />}
                onPress={() => onRemove(index)}
              />
            </li>
          ))}
        </ul>
      )}
      {progress === undefined ? undefined : <ProgressBar label={texts.uploading} value={progress} />}
    </div>
  );
}
