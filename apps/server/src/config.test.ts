import { describe, expect, it } from "vitest";
import { configFromEnvironment } from "./config.ts";

describe("configFromEnvironment", () => {
  it("uses loopback, demo mode and an embedded database by default", () => {
    const config = configFromEnvironment({});
    expect(config).toMatchObject({ port: 4700, host: "127.0.0.1", isDemo: true, database: { kind: "folder" } });
  });

  it("treats a blank variable as unset", () => {
    expect(configFromEnvironment({ PORT: "", DATABASE_URL: "", DEMO: "" })).toMatchObject({ port: 4700, isDemo: true });
  });

  it("turns demo mode off with an external database", () => {
    const config = configFromEnvironment({ DATABASE_URL: "postgres://db.example/placard" });
    expect(config).toMatchObject({ isDemo: false, database: { kind: "postgres" } });
  });

  it("listens beyond loopback without demo data, or with it on explicit request", () => {
    expect(configFromEnvironment({ HOST: "0.0.0.0", DEMO: "0" }).isDemo).toBe(false);
    expect(configFromEnvironment({ HOST: "0.0.0.0", DEMO: "1" }).isDemo).toBe(true);
    expect(() => configFromEnvironment({ HOST: "0.0.0.0" })).toThrow(/Set DEMO=0/);
  });

  it.each([
    [{ PORT: "70000" }, "PORT: Use a whole number from 0 to 65535."],
    [{ PORT: "abc" }, "PORT: Use a whole number from 0 to 65535."],
    [{ PORT: "47.5" }, "PORT: Use a whole number from 0 to 65535."],
    [{ SERVER_KEY: "short" }, "SERVER_KEY: Use at least 32 random characters, for example from: openssl rand -hex 32."],
    [{ DATABASE_URL: "mysql://x" }, "DATABASE_URL: Use a URL such as postgres://user:password@host/placard."],
    [{ WEATHER_PROVIDER: "crystal ball" }, "WEATHER_PROVIDER: Set it to none, open-meteo, nws, or eccc."],
    [{ GEOCODER: "nominatim" }, "GEOCODER: Set it to embedded, mapbox, photon, or pelias."],
    [{ GEOCODER: "photon" }, "GEOCODER=photon needs GEOCODER_URL, the address of the Photon server."],
    [{ GEOCODER: "pelias" }, "GEOCODER=pelias needs GEOCODER_URL, the address of the Pelias server."],
    [{ GEOCODER: "mapbox" }, "GEOCODER=mapbox needs MAPBOX_SERVER_TOKEN, or MAPBOX_TOKEN."],
    [{ GEOCODER: "photon", GEOCODER_URL: "photon.example" }, "GEOCODER_URL: Use a URL such as https://"],
    [{ CHEMICAL_PROVIDER: "pubchem" }, "CHEMICAL_PROVIDER: Set it to bundled or bundled+pubchem."],
    [{ PUBCHEM_URL: "pubchem" }, "PUBCHEM_URL: Use a URL such as https://pubchem.ncbi.nlm.nih.gov."],
    [{ STORAGE: "ftp" }, "STORAGE: Set it to file or s3."],
    [{ STORAGE: "s3" }, "STORAGE=s3 also needs S3_BUCKET, S3_ACCESS_KEY_ID, and S3_SECRET_ACCESS_KEY."],
    [{ STORAGE: "s3", S3_BUCKET: "files", S3_ACCESS_KEY_ID: "x" }, "STORAGE=s3 also needs S3_SECRET_ACCESS_KEY."],
    [{ S3_BUCKET: "My files" }, "S3_BUCKET: Use the name of a bucket: 3 to 63 lowercase letters"],
    [{ S3_ENDPOINT: "minio:9000" }, "S3_ENDPOINT: Use a URL such as https://"],
    [{ S3_PREFIX: "/files/" }, "S3_PREFIX: Use letters, digits, hyphens and underscores, with / between folders"],
    [{ S3_PATH_STYLE: "yes" }, "S3_PATH_STYLE: Set it to 0 or 1."],
    [
      { HYDRANTS_URL: "https://x.example" },
      'HYDRANTS_URL: Use the URL of one layer, ending in /FeatureServer/0. To load a file, run "hydrants import <file>".',
    ],
    [{ DEMO: "yes" }, "DEMO: Set it to 0 or 1."],
    [{ PUBLIC_URL: "placard.example" }, "PUBLIC_URL: Use a URL such as https://placard.example."],
    [{ PUBLIC_URL: "https://placard.example/app" }, "PUBLIC_URL: Use the origin only, without a path"],
    [{ ALLOWED_ORIGINS: "*" }, "ALLOWED_ORIGINS.0: Use a URL such as https://placard.example."],
    [{ ALLOWED_ORIGINS: "https://a.example,https://b.example/cad" }, "ALLOWED_ORIGINS.1: Use the origin only"],
    [{ MAPBOX_TOKEN: "sk.secret" }, "MAPBOX_TOKEN: This is a secret token, but it is sent to browsers."],
    [{ SMTP_URL: "mail.example:25" }, "SMTP_URL: Use a URL such as smtps://user:password@mail.example."],
    [{ SMTP_URL: "smtp://mail.example" }, "SMTP_URL also needs PUBLIC_URL"],
    [{ MAIL_FROM: "placard@fire.example" }, "MAIL_FROM also needs SMTP_URL"],
    [{ DIRECTIONS_PROVIDER: "osrm" }, "DIRECTIONS_PROVIDER=osrm needs DIRECTIONS_URL"],
    [{ DIRECTIONS_PROVIDER: "valhalla" }, "DIRECTIONS_PROVIDER=valhalla needs DIRECTIONS_URL"],
    [{ DIRECTIONS_PROVIDER: "graphhopper" }, "DIRECTIONS_PROVIDER: Set it to none, mapbox, osrm, or valhalla."],
    [{ DIRECTIONS_PROVIDER: "mapbox" }, "DIRECTIONS_PROVIDER=mapbox needs MAPBOX_TOKEN."],
  ])("names the wrong setting and its allowed values: %j", (env, words) => {
    expect(() => configFromEnvironment(env)).toThrow(words);
  });

  it("names all missing settings in one error, each with its fix", () => {
    const env = { STORAGE: "s3", S3_BUCKET: "files", SMTP_URL: "smtp://mail.example", GEOCODER: "photon" };
    const demo = { HOST: "0.0.0.0", DIRECTIONS_PROVIDER: "mapbox" };
    expect(() => configFromEnvironment({ ...env, ...demo })).toThrow(
      [
        "Demo sign-ins are public, so demo mode does not listen on 0.0.0.0 by default. Set DEMO=0 to start without demo data, or DEMO=1 to let others use the demo.",
        "STORAGE=s3 also needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY. Set them to the bucket for uploaded files and its keys.",
        "SMTP_URL also needs PUBLIC_URL: links in emails point to it. Set it to the address that people open, such as https://placard.example.",
        "DIRECTIONS_PROVIDER=mapbox needs MAPBOX_TOKEN. Set it to a token of your Mapbox account.",
        "GEOCODER=photon needs GEOCODER_URL, the address of the Photon server.",
      ].join("\n"),
    );
  });

  it("repeats no secret in an error", () => {
    const secret = "hunter2";
    const env = {
      DATABASE_URL: `mysql://u:${secret}@x`,
      SMTP_URL: `http://u:${secret}@x`,
      MAPBOX_TOKEN: `sk.${secret}`,
    };
    expect(() => configFromEnvironment(env)).toThrow(expect.not.stringContaining(secret));
  });

  it("accepts addresses as browsers write them", () => {
    const config = configFromEnvironment({
      PUBLIC_URL: "https://placard.example/",
      ALLOWED_ORIGINS: " https://cad.example , https://fire.example:8443/ ",
      SMTP_URL: "smtp://mail.example:2525",
    });
    expect(config).toMatchObject({
      publicUrl: "https://placard.example",
      allowedOrigins: ["https://cad.example", "https://fire.example:8443"],
      smtp: { url: "smtp://mail.example:2525", from: "no-reply@placard.example" },
    });
  });
});
