import { accessTokens } from "./access-tokens.ts";
import { businesses } from "./businesses.ts";
import { chemicalChecks } from "./chemical-checks.ts";
import { chemicalImports } from "./chemical-imports.ts";
import { chemicals } from "./chemicals.ts";
import { containers } from "./containers.ts";
import { deletedRecords } from "./deleted-records.ts";
import type { EndpointShape } from "./endpoint/define-endpoint.ts";
import { departments } from "./departments.ts";
import { geo } from "./geo.ts";
import { handOver } from "./reports/hand-over.ts";
import { incidents } from "./incidents.ts";
import { inspections } from "./inspections/inspections.ts";
import { invitations } from "./invitations.ts";
import { locations } from "./locations.ts";
import { modelling } from "./modelling.ts";
import { people } from "./people.ts";
import { pictures } from "./pictures.ts";
import { plans } from "./plans.ts";
import { reference } from "./reference.ts";
import { registration } from "./registration.ts";
import { safetyDataSheets } from "./safety-data-sheets.ts";
import { service } from "./service.ts";
import { session } from "./session.ts";
import { storageReactivity } from "./storage-reactivity.ts";

/** Every endpoint by resource. */
export type Contract = {
  readonly session: typeof session;
  readonly registration: typeof registration;
  readonly businesses: typeof businesses;
  readonly people: typeof people;
  readonly invitations: typeof invitations;
  readonly locations: typeof locations;
  readonly chemicals: typeof chemicals;
  readonly chemicalImports: typeof chemicalImports;
  readonly chemicalChecks: typeof chemicalChecks;
  readonly containers: typeof containers;
  readonly storageReactivity: typeof storageReactivity;
  readonly pictures: typeof pictures;
  readonly safetyDataSheets: typeof safetyDataSheets;
  readonly inspections: typeof inspections;
  readonly deletedRecords: typeof deletedRecords;
  readonly handOver: typeof handOver;
  readonly plans: typeof plans;
  readonly accessTokens: typeof accessTokens;
  readonly departments: typeof departments;
  readonly incidents: typeof incidents;
  readonly reference: typeof reference;
  readonly modelling: typeof modelling;
  readonly geo: typeof geo;
  readonly service: typeof service;
};

/** Every endpoint by resource. */
export const contract: Contract = {
  session,
  registration,
  businesses,
  people,
  invitations,
  locations,
  chemicals,
  chemicalImports,
  chemicalChecks,
  containers,
  storageReactivity,
  pictures,
  safetyDataSheets,
  inspections,
  deletedRecords,
  handOver,
  plans,
  accessTokens,
  departments,
  incidents,
  reference,
  modelling,
  geo,
  service,
};

/** Every endpoint in one list, in the contract's order. */
export const endpoints: readonly EndpointShape[] = Object.values(contract).flatMap((resource) =>
  Object.values<EndpointShape>(resource),
);
