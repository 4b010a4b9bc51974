import * as z from "zod";
import { done, success } from "../schemas/ground/answers.ts";
import { boundedPageQuery, nextCursor, pageQuery } from "../schemas/ground/paging.ts";
import { count, id, idFromText, numberFromText } from "../schemas/ground/primitives.ts";
import { inventoryChemical } from "../schemas/records/chemical.ts";
import { container, containerChanges, newContainers, typedContainerCode } from "../schemas/records/container.ts";
import { storedStock } from "../schemas/records/on-file.ts";
import { defineEndpoint } from "./endpoint/define-endpoint.ts";
import { CHEMICAL_EXAMPLE, MOMENT_EXAMPLE } from "./examples.ts";

const CONTAINER_EXAMPLE = {
  id: 71,
  business_id: 3,
  chemical_id: 41,
  chemical_name: "Ammonia, anhydrous",
  un_number: "1005",
  cas_number: "7664-41-7",
  location_id: 21,
  location_name: "Pier Road plant",
  code: "K7QX-2M9P",
  size: { quantity: 600, unit: "kg" },
  room: "Compressor room",
  cabinet: null,
  opened_on: "2026-10-02",
  expires_on: "2027-03-31",
  moved_at: MOMENT_EXAMPLE,
  moved_by: "Dana Reid",
  version: 2,
  created_at: MOMENT_EXAMPLE,
  updated_at: MOMENT_EXAMPLE,
} as const;

export const getContainers = defineEndpoint({
  id: "getContainers",
  method: "GET",
  path: "/get-containers/{chemical_id}",
  summary: "A chemical and its containers, in the order in which they were added.",
  access: "read-inventory",
  params: z.object({ chemical_id: idFromText }),
  query: z.object(pageQuery),
  response: success({ chemical: inventoryChemical, containers: z.array(container), ...nextCursor }),
  errors: ["not_found"],
  example: {
    params: { chemical_id: 41 },
    response: { status: "success", chemical: CHEMICAL_EXAMPLE, containers: [CONTAINER_EXAMPLE] },
  },
});

export const getDueContainers = defineEndpoint({
  id: "getDueContainers",
  method: "GET",
  path: "/get-due-containers/{business_id}",
  summary: "Containers of a business that have expired or will expire within 30 days, oldest first.",
  access: "business-viewer",
  params: z.object({ business_id: idFromText }),
  query: z.object(boundedPageQuery),
  response: success({ containers: z.array(container), ...nextCursor }),
  errors: [],
  example: { params: { business_id: 3 }, response: { status: "success", containers: [CONTAINER_EXAMPLE] } },
});

export const getContainersByBusiness = defineEndpoint({
  id: "getContainersByBusiness",
  method: "GET",
  path: "/get-containers-by-business/{business_id}",
  summary: "Every container of a business, in the order in which they were added.",
  access: "business-viewer",
  params: z.object({ business_id: idFromText }),
  query: z.object({ ...boundedPageQuery, location_id: idFromText.optional().describe("Only those at this site.") }),
  response: success({ containers: z.array(container), ...nextCursor }),
  errors: [],
  example: { params: { business_id: 3 }, response: { status: "success", containers: [CONTAINER_EXAMPLE] } },
});

export const getSitesWithContainers = defineEndpoint({
  id: "getSitesWithContainers",
  method: "GET",
  path: "/get-sites-with-containers/{business_id}",
  summary: "Number of containers at each site of a business that has any, by site name.",
  access: "business-viewer",
  params: z.object({ business_id: idFromText }),
  response: success({ sites: z.array(z.object({ location_id: id, location_name: z.string(), containers: count })) }),
  errors: [],
  example: {
    params: { business_id: 3 },
    response: {
      status: "success",
      sites: [{ location_id: 21, location_name: "Pier Road plant", containers: 4 }],
    },
  },
});

export const getSameStock = defineEndpoint({
  id: "getSameStock",
  method: "GET",
  path: "/get-same-stock/{chemical_id}",
  summary: "Other rows of the same chemical, by site, that its containers can be moved to.",
  access: "business-viewer",
  params: z.object({ chemical_id: idFromText }),
  query: z.object({
    search: z.string().trim().max(200).optional().describe("Part of site, room, cabinet or name, in any letter case."),
    limit: numberFromText(z.int().min(1).max(200)).default(50),
  }),
  response: success({
    chemicals: z.array(storedStock),
    total: count.describe("Total number; larger than the number returned if the limit cuts the list."),
  }),
  errors: ["not_found"],
  example: {
    params: { chemical_id: 41 },
    query: { search: "depot" },
    response: {
      status: "success",
      chemicals: [
        {
          id: 44,
          name: "Ammonia, anhydrous",
          un_number: "1005",
          cas_number: "7664-41-7",
          location_id: 22,
          location_name: "Depot",
          room: null,
          cabinet: null,
          storage_vessel: null,
          quantity_per_vessel: null,
          quantity: 50,
          unit: "kg",
          manufacturer: null,
          tier_two: null,
          containers_count: 0,
          version: 1,
        },
      ],
      total: 1,
    },
  },
});

export const findContainer = defineEndpoint({
  id: "findContainer",
  method: "GET",
  path: "/find-container/{business_id}",
  summary: "The container of a business with this code (not case-sensitive). 404 if there is none.",
  access: "business-viewer",
  params: z.object({ business_id: idFromText }),
  query: z.object({ code: typedContainerCode }),
  response: success({ container }),
  errors: ["not_found"],
  example: {
    params: { business_id: 3 },
    query: { code: "k7qx-2m9p" },
    response: { status: "success", container: CONTAINER_EXAMPLE },
  },
});

export const insertContainers = defineEndpoint({
  id: "insertContainers",
  method: "POST",
  path: "/insert-containers",
  summary: "Add containers to a chemical: one with its existing code, or several identical ones with generated codes.",
  access: "edit-chemicals",
  body: newContainers,
  response: success({ containers: z.array(container) }),
  errors: ["not_found", "container_code_taken", "containers_full"],
  idempotent: true,
  example: {
    body: { chemical_id: 41, count: 1, size: { quantity: 600, unit: "kg" }, room: "Compressor room" },
    response: { status: "success", containers: [CONTAINER_EXAMPLE] },
  },
});

export const updateContainer = defineEndpoint({
  id: "updateContainer",
  method: "PUT",
  path: "/update-container/{id}",
  summary:
    "Update or move a container. Omitted fields are unchanged; null or an empty string clears a field. A change of site, room or cabinet is recorded as a move, with user and time.",
  access: "edit-chemicals",
  params: z.object({ id: idFromText }),
  body: containerChanges,
  response: success({ container }),
  errors: ["not_found", "edit_conflict", "container_code_taken", "container_other_chemical", "containers_full"],
  idempotent: true,
  example: {
    params: { id: 71 },
    body: { room: "Compressor room", version: 1 },
    response: { status: "success", container: CONTAINER_EXAMPLE },
  },
});

export const deleteContainer = defineEndpoint({
  id: "deleteContainer",
  method: "DELETE",
  path: "/delete-container/{id}",
  summary: "Remove a container. It can be restored for 30 days.",
  access: "edit-chemicals",
  params: z.object({ id: idFromText }),
  response: done,
  errors: ["not_found"],
  example: { params: { id: 71 }, response: { status: "success" } },
});

export const containers = {
  getContainers,
  getDueContainers,
  getContainersByBusiness,
  getSitesWithContainers,
  getSameStock,
  findContainer,
  insertContainers,
  updateContainer,
  deleteContainer,
} as const;
