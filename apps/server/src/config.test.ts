import { describe, expect, it } from "vitest";
import { configFromEnvironment } from "./config.ts";

describe("configFromEnvironment", () => {
  it("starts on loopback in demo mode with an embedded database when nothing is set", () => {
    const config = configFromEnvironment({});
    expect(config).toMatchObject({ port: 4700, host: "127.0.0.1", isDemo: true, database: { kind: "folder" } });
  });

  it("takes a blank variable for one that is not set", () => {
    expect(configFromEnvironment({ PORT: "", DATABASE_URL: "", DEMO: "" })).toMatchObject({ port: 4700, isDemo: true });
  });

  it("leaves demo mode for a database of one's own", () => {
    const config = configFromEnvironment({ DATABASE_URL: "postgres://db.example/placard" });
    expect(config).toMatchObject({ isDemo: false, database: { kind: "postgres" } });
  });

  it("listens beyond loopback without demo data, or with it when somebody says so", () => {
    expect(configFromEnvironment({ HOST: "0.0.0.0", DEMO: "0" }).isDemo).toBe(false);
    expect(configFromEnvironment({ HOST: "0.0.0.0", DEMO: "1" }).isDemo).toBe(true);
    expect(() => configFromEnvironment({ HOST: "0.0.0.0" })).toThrow(/Set DEMO=0/);
  });

  it.each([
    [{ PORT: "70000" }, /PORT/],
    [{ DATABASE_URL: "mysql://x" }, /DATABASE_URL/],
    [{ WEATHER_PROVIDER: "crystal ball" }, /WEATHER_PROVIDER/],
    [{ DIRECTIONS_PROVIDER: "osrm" }, /DIRECTIONS_URL/],
  ])("names the setting that is wrong: %j", (env, words) => {
    expect(() => configFromEnvironment(env)).toThrow(words);
  });
});
