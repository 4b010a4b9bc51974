import { openBrowser } from "./browser.ts";
import { startProduct } from "./product.ts";
import { demoPerson } from "./signed-in.ts";
const O = "/work/runs/biz-"; const tag = process.argv[2] ?? "a";
const product = await startProduct(); const browser = await openBrowser();
const soft = async (n, f) => { try { await f(); console.log("ok", n);} catch (e) { console.log("FAIL", n, String(e).slice(0, 300)); } };
for (const [w, h] of [[1440, 900], [390, 844]]) {
  const v = await demoPerson({ browser, product }, "business", { viewport: { width: w, height: h } });
  const { page } = v; const shot = (n) => page.screenshot({ path: `${O}${tag}-${n}-${w}.png` });
  await soft("dashboard", async () => { await page.goto("/dashboard"); await page.getByRole("heading", { level: 1 }).waitFor(); await page.waitForTimeout(2500); await shot("dashboard"); });
  await soft("chemicals", async () => { await page.goto("/dashboard/chemicals"); await page.getByRole("searchbox").first().waitFor(); await page.waitForTimeout(2500); await shot("chemicals");
    console.log(JSON.stringify(await page.evaluate(() => [...document.querySelectorAll("[role=row]")].slice(0, 14).map((r) => Math.round(r.getBoundingClientRect().height)))));
    await page.getByRole("searchbox").first().fill("UN 1017"); await page.waitForTimeout(2000); await shot("search"); });
  await soft("locations", async () => { await page.goto("/dashboard/locations"); await page.waitForTimeout(2500); await shot("locations"); const b = page.getByRole("button", { name: /View|Open|details/i }).first(); await b.click(); await page.waitForTimeout(2500); await shot("location"); });
  await soft("add-location", async () => { await page.goto("/dashboard/locations/add"); await page.waitForTimeout(2000); await shot("add-location"); });
  await soft("inspections", async () => { await page.goto("/dashboard/fire-safety"); await page.waitForTimeout(2000); await shot("inspections"); });
  await soft("bell", async () => { await page.goto("/dashboard"); await page.getByRole("button", { name: /otification/ }).first().click(); await page.waitForTimeout(1200); await shot("bell"); });
  await soft("containers", async () => { await page.goto("/dashboard/containers"); await page.waitForTimeout(1500); await shot("containers"); });
  if (w === 1440) await soft("pdf", async () => { await page.goto("/dashboard/reports"); const b = page.getByRole("button", { name: "Save inventory as PDF" }); await b.waitFor(); const [d] = await Promise.all([page.waitForEvent("download", { timeout: 90000 }), b.click()]); await d.saveAs("/tmp/zz-demo.pdf"); });
  console.log("complaints", v.complaints);
  await v[Symbol.asyncDispose]();
}
await browser.close(); await product[Symbol.asyncDispose](); process.exit(0);
