import { UnknownValue } from "@placard/ui";
import "@placard/ui/styles.css";

export function FlashPoints() {
  return (
    <dl>
      <dt>Flash point, solvent in drum 4</dt>
      <dd>
        <UnknownValue />
      </dd>
      <dt>Flash point, chlorine</dt>
      <dd>
        <UnknownValue isNotApplicable reason="does not burn" />
      </dd>
    </dl>
  );
}
