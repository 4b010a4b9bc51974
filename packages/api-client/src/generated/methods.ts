// Made by tools/client/build.ts from packages/api-client/src/contract. Do not edit: run pnpm client.
import type { SessionMethods } from "./methods/session.ts";
import type { RegistrationMethods } from "./methods/registration.ts";
import type { BusinessesMethods } from "./methods/businesses.ts";
import type { PeopleMethods } from "./methods/people.ts";
import type { InvitationsMethods } from "./methods/invitations.ts";
import type { LocationsMethods } from "./methods/locations.ts";
import type { ChemicalsMethods } from "./methods/chemicals.ts";
import type { ChemicalImportsMethods } from "./methods/chemicalImports.ts";
import type { ChemicalChecksMethods } from "./methods/chemicalChecks.ts";
import type { ContainersMethods } from "./methods/containers.ts";
import type { StorageReactivityMethods } from "./methods/storageReactivity.ts";
import type { PicturesMethods } from "./methods/pictures.ts";
import type { SafetyDataSheetsMethods } from "./methods/safetyDataSheets.ts";
import type { InspectionsMethods } from "./methods/inspections.ts";
import type { DeletedRecordsMethods } from "./methods/deletedRecords.ts";
import type { HandOverMethods } from "./methods/handOver.ts";
import type { PlansMethods } from "./methods/plans.ts";
import type { AccessTokensMethods } from "./methods/accessTokens.ts";
import type { DepartmentsMethods } from "./methods/departments.ts";
import type { IncidentsMethods } from "./methods/incidents.ts";
import type { ReferenceMethods } from "./methods/reference.ts";
import type { ModellingMethods } from "./methods/modelling.ts";
import type { GeoMethods } from "./methods/geo.ts";
import type { ServiceMethods } from "./methods/service.ts";

/** A method for every endpoint, by resource. */
export interface Methods {
  readonly session: SessionMethods;
  readonly registration: RegistrationMethods;
  readonly businesses: BusinessesMethods;
  readonly people: PeopleMethods;
  readonly invitations: InvitationsMethods;
  readonly locations: LocationsMethods;
  readonly chemicals: ChemicalsMethods;
  readonly chemicalImports: ChemicalImportsMethods;
  readonly chemicalChecks: ChemicalChecksMethods;
  readonly containers: ContainersMethods;
  readonly storageReactivity: StorageReactivityMethods;
  readonly pictures: PicturesMethods;
  readonly safetyDataSheets: SafetyDataSheetsMethods;
  readonly inspections: InspectionsMethods;
  readonly deletedRecords: DeletedRecordsMethods;
  readonly handOver: HandOverMethods;
  readonly plans: PlansMethods;
  readonly accessTokens: AccessTokensMethods;
  readonly departments: DepartmentsMethods;
  readonly incidents: IncidentsMethods;
  readonly reference: ReferenceMethods;
  readonly modelling: ModellingMethods;
  readonly geo: GeoMethods;
  readonly service: ServiceMethods;
}
