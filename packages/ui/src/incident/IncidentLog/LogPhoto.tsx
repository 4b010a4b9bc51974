import { useState } from "react";
import { PictureViewer } from "../../controls/PictureViewer/PictureViewer.tsx";
import { PlainButton } from "../../controls/PlainButton/PlainButton.tsx";
import { formatMoment } from "../../internal/format-moment.ts";
import { incidentLogTexts } from "../../messages/en/incident/incident-log.ts";
import { useTexts } from "../../messages/use-texts.ts";

interface LogPhotoProps {
  readonly url: string;
  /** Caption; may be empty. */
  readonly caption: string;
  /** Time of the entry, ISO. */
  readonly madeAt: string;
}

/** A photo of the log: small in its entry, large when pressed. Shows a text if it cannot be loaded. */
export function LogPhoto({ url, caption, madeAt }: LogPhotoProps) {
  const { incidentLog: texts } = useTexts(incidentLogTexts);
  const [missing, setMissing] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const description = caption === "" ? texts.photoAlone : caption;
  if (missing === url) return <p className="placard__missing">{texts.photoMissing}</p>;
  return (
    <>
      <PlainButton className="placard__photo" onPress={() => setOpen(true)}>
        <img src={url} alt={description} loading="lazy" decoding="async" onError={() => setMissing(url)} />
      </PlainButton>
      {isOpen ? (
        <PictureViewer
          pictures={[{ url, description, note: formatMoment(madeAt) }]}
          index={0}
          onMove={() => undefined}
          onClose={() => setOpen(false)}
        />
      ) : undefined}
    </>
  );
}
