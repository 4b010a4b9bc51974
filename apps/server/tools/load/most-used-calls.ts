/** The records that the calls read and write. */
export interface CalledRecords {
  readonly businessId: number;
  readonly departmentId: number;
  readonly incidentId: number;
}

export interface MeasuredCall {
  /** Id of the endpoint in the contract. */
  readonly name: string;
  readonly by: "business" | "crew";
  readonly path: string;
  /** A POST body. Without it, the call is a GET. */
  readonly body?: Readonly<Record<string, unknown>>;
}

/** The ten calls that the app sends most often. */
export function mostUsedCalls({ businessId, departmentId, incidentId }: CalledRecords): readonly MeasuredCall[] {
  return [
    { name: "getSession", by: "business", path: "/api/session" },
    { name: "getBusinessDetails", by: "business", path: `/api/get-business-details/${businessId}` },
    { name: "getLocationsByBusiness", by: "business", path: `/api/get-locations-by-business/${businessId}` },
    { name: "getInventoryPage", by: "business", path: `/api/get-inventory-page/${businessId}` },
    { name: "getInventorySummary", by: "business", path: `/api/get-inventory-summary/${businessId}` },
    { name: "searchBusinesses", by: "crew", path: "/api/search-businesses?query=harbour" },
    {
      name: "getAllLocationsGeocoded",
      by: "crew",
      path: "/api/get-all-locations-geocoded?bbox=-63.6,44.6,-63.5,44.7&limit=100",
    },
    { name: "getDepartmentIncidents", by: "crew", path: `/api/get-department-incidents/${departmentId}` },
    { name: "getIncidentLog", by: "crew", path: `/api/get-incident-log/${incidentId}?limit=50` },
    {
      name: "logIncidentAction",
      by: "crew",
      path: "/api/log-incident-action",
      body: { incident_id: incidentId, module: "log", action_type: "note", action_data: { text: "Valve closed." } },
    },
  ];
}
