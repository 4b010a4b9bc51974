import { cotEvents } from "./cursor-on-target.ts";
import { storedZip } from "./stored-zip.ts";
import { element, xmlText } from "./xml.ts";
import { plainId, type ZoneFile } from "./zone-file.ts";

/**
 * Writes a calculation as a TAK data package: a ZIP with one event document for each object and a manifest. Importing a
 * package with the same id replaces the earlier objects.
 *
 * @see MissionPackageManifest version 2
 * @example
 * [...takPackage(chlorineZones).slice(0, 2)]; // [0x50, 0x4b]
 */
export function takPackage(file: ZoneFile): Uint8Array<ArrayBuffer> {
  const events = cotEvents(file);
  const manifest = element('MissionPackageManifest version="2"', [
    element("Configuration", [
      parameter("uid", plainId(file.id)),
      parameter("name", file.title),
      parameter("onReceiveImport", "true"),
      parameter("onReceiveDelete", "false"),
    ]),
    element(
      "Contents",
      events.map(({ uid, name }) =>
        element(`Content ignore="false" zipEntry="${pathOf(uid)}"`, [parameter("uid", uid), parameter("name", name)]),
      ),
    ),
  ]);
  return storedZip(
    [
      { path: "MANIFEST/manifest.xml", content: `${manifest}\n` },
      ...events.map(({ uid, xml }) => ({ path: pathOf(uid), content: xml })),
    ],
    file.calculatedAtMs,
  );
}

const pathOf = (uid: string): string => `${uid}/${uid}.cot`;

const parameter = (name: string, value: string): string => `<Parameter name="${name}" value="${xmlText(value)}"/>`;
