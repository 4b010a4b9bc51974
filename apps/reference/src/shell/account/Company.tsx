import { initials } from "@placard/hazmat-core/business";
import "./Company.css";

/** Logo and name of the signed-in business. */
export function Company({ name }: { readonly name: string }) {
  return (
    <span className="app-company" title={name}>
      <span className="placard__mark" aria-hidden="true">
        {initials(name)}
      </span>
      <strong>{name}</strong>
    </span>
  );
}
