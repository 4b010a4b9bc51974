import type { Form } from "../../../../forms/use-form.ts";
import type { PlumeValues } from "./plume-values.ts";

/** The plume form as its parts use it. */
export type PlumeForm = Form<PlumeValues>;
