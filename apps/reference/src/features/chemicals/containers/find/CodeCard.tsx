import { Button, Card, TextField } from "@placard/ui";
import { Form } from "@placard/ui/internal";
import { Camera, Search } from "lucide-react";
import { useState, type FormEvent } from "react";
import { useMessages } from "../../../../messages/MessagesProvider.tsx";
import { codeOfScan } from "../labels/container-address.ts";
import { CameraView } from "./CameraView.tsx";

interface CodeCardProps {
  /** The code being searched for. */
  readonly code: string;
  readonly onFind: (code: string) => void;
}

/** Field for a typed or scanned code. A handheld scanner types the code and presses Enter; the camera is an alternative. */
export function CodeCard({ code, onFind }: CodeCardProps) {
  const { containers: texts } = useMessages();
  const [typed, setTyped] = useState(code);
  const [wasSent, setSent] = useState(false);
  /** Number of the camera attempt; 0 if the camera is off. */
  const [camera, setCamera] = useState(0);
  const read = codeOfScan(typed);
  const problem = typed.trim() === "" ? texts.codeFirst : texts.codeUnreadable;

  function send(event: FormEvent): void {
    event.preventDefault();
    setSent(true);
    if (read !== null) onFind(read);
  }

  return (
    <Card>
      <Form className="app-find-code" onSubmit={send}>
        <TextField
          className="placard__code"
          label={texts.codeToFind}
          placeholder={texts.codePlaceholder}
          autoComplete="off"
          value={typed}
          onChange={setTyped}
          isInvalid={wasSent && read === null}
          errorMessage={wasSent && read === null ? problem : undefined}
        />
        <span className="placard__press">
          <Button type="submit" variant="primary" icon={<Search aria-hidden="true" />}>
            {texts.find}
          </Button>
          <Button
            icon={<Camera aria-hidden="true" />}
            aria-expanded={camera > 0}
            onPress={() => setCamera(camera > 0 ? 0 : 1)}
          >
            {camera > 0 ? texts.stopCamera : texts.scan}
          </Button>
        </span>
      </Form>
      {camera > 0 && (
        <CameraView
          key={camera}
          onAgain={() => setCamera(camera + 1)}
          onCode={(text) => {
            setCamera(0);
            setTyped(text);
            const seen = codeOfScan(text);
            if (seen === null) setSent(true);
            else onFind(seen);
          }}
        />
      )}
    </Card>
  );
}
