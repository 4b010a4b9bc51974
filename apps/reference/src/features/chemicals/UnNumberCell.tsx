import { UnknownValue, UnPlacard } from "@placard/ui";

interface UnNumberCellProps {
  readonly unNumber: string | null;
  /** UN class as stored; `null`: none is, and no placard is drawn. */
  readonly hazardClass: string | null;
}

/** A UN number with the placard of its class. */
export function UnNumberCell({ unNumber, hazardClass }: UnNumberCellProps) {
  if (unNumber === null && hazardClass === null) return <UnknownValue />;
  return (
    <span className="placard-un-cell">
      {hazardClass !== null && <UnPlacard hazardClass={hazardClass} size={34} />}
      {unNumber === null ? <UnknownValue /> : <b className="placard__number">{unNumber}</b>}
    </span>
  );
}
