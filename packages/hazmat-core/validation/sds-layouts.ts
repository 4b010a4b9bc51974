/** Texts of an SDS in one language, as printed by suppliers. */
interface SheetWords {
  readonly language: string;
  readonly section: string;
  /** Titles of the 16 sections. */
  readonly titles: readonly string[];
  readonly name: string;
  readonly signal: string;
  readonly danger: string;
  readonly warning: string;
  readonly flash: string;
  readonly boiling: string;
  readonly un: string;
  readonly shipping: string;
  readonly class: string;
  readonly group: string;
  readonly environment: string;
  readonly none: string;
  readonly revision: string;
  readonly printed: string;
  readonly page: string;
  readonly of: string;
  readonly statement: string;
  readonly firstAid: string;
}

type Language = "en" | "fr" | "es" | "de" | "it" | "pt";

const WORDS: Readonly<Record<Language, SheetWords>> = {
  en: words(
    "en|SECTION|Product name|Signal word|Danger|Warning|Flash point|Boiling point|UN number or ID number|UN proper shipping name|Transport hazard class(es)|Packing group|Environmental hazards|not applicable|Revision date|Print date|Page|of|Keep away from heat.|Rinse with water. Get medical advice.",
    "Identification of the substance/mixture and of the company/undertaking|Hazards identification|Composition/information on ingredients|First-aid measures|Firefighting measures|Accidental release measures|Handling and storage|Exposure controls/personal protection|Physical and chemical properties|Stability and reactivity|Toxicological information|Ecological information|Disposal considerations|Transport information|Regulatory information|Other information",
  ),
  fr: words(
    "fr|RUBRIQUE|Nom du produit|Mention d'avertissement|Danger|Attention|Point d'éclair|Point d'ébullition|Numéro ONU ou numéro d'identification|Désignation officielle de transport de l'ONU|Classe(s) de danger pour le transport|Groupe d'emballage|Dangers pour l'environnement|Non applicable|Date de révision|Date d'impression|Page|sur|Tenir à l'écart de la chaleur.|Rincer à l'eau. Consulter un médecin.",
    "Identification de la substance/du mélange et de la société/l'entreprise|Identification des dangers|Composition/informations sur les composants|Premiers secours|Mesures de lutte contre l'incendie|Mesures à prendre en cas de dispersion accidentelle|Manipulation et stockage|Contrôles de l'exposition/protection individuelle|Propriétés physiques et chimiques|Stabilité et réactivité|Informations toxicologiques|Informations écologiques|Considérations relatives à l'élimination|Informations relatives au transport|Informations relatives à la réglementation|Autres informations",
  ),
  es: words(
    "es|SECCIÓN|Nombre del producto|Palabra de advertencia|Peligro|Atención|Punto de inflamación|Punto de ebullición|Número ONU o número ID|Designación oficial de transporte de las Naciones Unidas|Clase(s) de peligro para el transporte|Grupo de embalaje|Peligros para el medio ambiente|No aplicable|Fecha de revisión|Fecha de impresión|Página|de|Mantener alejado del calor.|Enjuagar con agua. Consultar a un médico.",
    "Identificación de la sustancia o la mezcla y de la sociedad o la empresa|Identificación de los peligros|Composición/información sobre los componentes|Primeros auxilios|Medidas de lucha contra incendios|Medidas en caso de vertido accidental|Manipulación y almacenamiento|Controles de exposición/protección individual|Propiedades físicas y químicas|Estabilidad y reactividad|Información toxicológica|Información ecológica|Consideraciones relativas a la eliminación|Información relativa al transporte|Información reglamentaria|Otra información",
  ),
  de: words(
    "de|ABSCHNITT|Handelsname|Signalwort|Gefahr|Achtung|Flammpunkt|Siedepunkt|UN-Nummer oder ID-Nummer|Ordnungsgemäße UN-Versandbezeichnung|Transportgefahrenklassen|Verpackungsgruppe|Umweltgefahren|nicht anwendbar|Überarbeitet am|Druckdatum|Seite|von|Von Hitze fernhalten.|Mit Wasser spülen. Einen Arzt rufen.",
    "Bezeichnung des Stoffs beziehungsweise des Gemischs und des Unternehmens|Mögliche Gefahren|Zusammensetzung/Angaben zu Bestandteilen|Erste-Hilfe-Maßnahmen|Maßnahmen zur Brandbekämpfung|Maßnahmen bei unbeabsichtigter Freisetzung|Handhabung und Lagerung|Begrenzung und Überwachung der Exposition/Persönliche Schutzausrüstungen|Physikalische und chemische Eigenschaften|Stabilität und Reaktivität|Toxikologische Angaben|Umweltbezogene Angaben|Hinweise zur Entsorgung|Angaben zum Transport|Rechtsvorschriften|Sonstige Angaben",
  ),
  it: words(
    "it|SEZIONE|Nome commerciale|Avvertenza|Pericolo|Attenzione|Punto di infiammabilità|Punto di ebollizione|Numero ONU o numero ID|Designazione ufficiale ONU di trasporto|Classi di pericolo connesso al trasporto|Gruppo d'imballaggio|Pericoli per l'ambiente|Non applicabile|Data di revisione|Data di stampa|Pagina|di|Tenere lontano dal calore.|Sciacquare con acqua. Consultare un medico.",
    "Identificazione della sostanza o della miscela e della società/impresa|Identificazione dei pericoli|Composizione/informazioni sugli ingredienti|Misure di primo soccorso|Misure antincendio|Misure in caso di rilascio accidentale|Manipolazione e immagazzinamento|Controllo dell'esposizione/della protezione individuale|Proprietà fisiche e chimiche|Stabilità e reattività|Informazioni tossicologiche|Informazioni ecologiche|Considerazioni sullo smaltimento|Informazioni sul trasporto|Informazioni sulla regolamentazione|Altre informazioni",
  ),
  pt: words(
    "pt|SECÇÃO|Nome do produto|Palavra-sinal|Perigo|Atenção|Ponto de inflamação|Ponto de ebulição|Número ONU ou número de ID|Designação oficial de transporte da ONU|Classes de perigo para efeitos de transporte|Grupo de embalagem|Perigos para o ambiente|Não aplicável|Data da revisão|Data de impressão|Página|de|Manter afastado do calor.|Enxaguar com água. Consultar um médico.",
    "Identificação da substância/mistura e da sociedade/empresa|Identificação dos perigos|Composição/informação sobre os componentes|Primeiros socorros|Medidas de combate a incêndios|Medidas em caso de fugas acidentais|Manuseamento e armazenagem|Controlo da exposição/proteção individual|Propriedades físico-químicas|Estabilidade e reatividade|Informação toxicológica|Informação ecológica|Considerações relativas à eliminação|Informações relativas ao transporte|Informação sobre regulamentação|Outras informações",
  ),
};

function words(labels: string, titles: string): SheetWords {
  const [
    language = "",
    section = "",
    name = "",
    signal = "",
    danger = "",
    warning = "",
    flash = "",
    boiling = "",
    un = "",
    shipping = "",
    hazardClass = "",
    group = "",
    environment = "",
    none = "",
    revision = "",
    printed = "",
    page = "",
    of = "",
    statement = "",
    firstAid = "",
  ] = labels.split("|");
  return {
    language,
    section,
    titles: titles.split("|"),
    name,
    signal,
    danger,
    warning,
    flash,
    boiling,
    un,
    shipping,
    class: hazardClass,
    group,
    environment,
    none,
    revision,
    printed,
    page,
    of,
    statement,
    firstAid,
  };
}

/** Content of an SDS. The figures are only for tests. */
interface Substance {
  readonly name: string;
  readonly cas: string;
  readonly un: string;
  readonly shipping: string;
  readonly class: string;
  readonly group: string;
  readonly codes: string;
  readonly signal: "danger" | "warning";
  /** °C; blank: none. */
  readonly flash: string;
  readonly boiling: string;
}

function substance(text: string): Substance {
  const [
    name = "",
    cas = "",
    un = "",
    shipping = "",
    hazardClass = "",
    group = "",
    codes = "",
    signal = "",
    flash = "",
    boiling = "",
  ] = text.split("|");
  return {
    name,
    cas,
    un,
    shipping,
    class: hazardClass,
    group,
    codes,
    signal: signal === "danger" ? signal : "warning",
    flash,
    boiling,
  };
}

const SUBSTANCES = [
  "Acetone Puriss|67-64-1|1090|ACETONE|3|II|H225 H319 H336 EUH066|danger|-17|56",
  "Toluene ACS 99.5 %|108-88-3|1294|TOLUENE|3|II|H225 H304 H315 H336 H361d H373|danger|4|111",
  "Sodium Hydroxide Solution 25 %|1310-73-2|1824|SODIUM HYDROXIDE SOLUTION|8|III|H290 H314|danger||130",
  "Methanol HPLC|67-56-1|1230|METHANOL|3 (6.1)|II|H225 H301+H311+H331 H370|danger|11|65",
  "Peroxide 35|7722-84-1|2014|HYDROGEN PEROXIDE, AQUEOUS SOLUTION|5.1 (8)|II|H272 H302 H318 H335|danger||108",
  "IPA-70 Cleaner|67-63-0|1219|ISOPROPANOL|3|II|H225 H319 H336|warning|18|82",
  "n-Hexane 95|110-54-3|1208|HEXANES|3|II|H225 H304 H315 H336 H361f H373 H411|danger|-26|69",
  "2-Butoxyethanol Blend|111-76-2|2810|TOXIC LIQUID, ORGANIC, N.O.S. (2-butoxyethanol)|6.1|III|H302 H312 H332 H315 H319|warning|67|171",
].map(substance);

/** Expected fields of an SDS as short text; candidates are separated by " ~ ". */
export type ExpectedSheet = Readonly<Record<string, string>>;

export interface CorpusSheet {
  readonly what: string;
  readonly pages: readonly (readonly string[])[];
  readonly expected: ExpectedSheet;
}

/** Parts of a layout that differ between suppliers. */
interface Layout {
  readonly what: string;
  readonly head: (w: SheetWords, s: Substance) => readonly string[];
  readonly hazards: (w: SheetWords, s: Substance) => readonly string[];
  readonly composition: (w: SheetWords, s: Substance) => readonly string[];
  readonly physical: (w: SheetWords, s: Substance) => readonly string[];
  readonly transport: (w: SheetWords, s: Substance) => readonly string[];
  readonly heading?: (w: SheetWords, number: number, title: string) => string;
  readonly header?: (w: SheetWords, s: Substance, page: number, pages: number) => readonly string[];
  readonly footer?: (w: SheetWords, s: Substance, page: number, pages: number) => readonly string[];
  /** Change of all lines, such as letters lost in a PDF. */
  readonly damage?: (line: string) => string;
  readonly revision: string;
  /** Fields that a person could not read from this layout either. */
  readonly leavesOut?: readonly string[];
}

const codesOf = ({ codes }: Substance): readonly string[] => codes.split(" ");
const signalOf = (w: SheetWords, { signal }: Substance): string => w[signal];
const flashText = (w: SheetWords, { flash }: Substance, unit = " °C"): string =>
  flash === "" ? w.none : `${flash}${unit}`;
const nextLines = (...pairs: readonly string[]): readonly string[] => pairs;
const halves = (codes: readonly string[]): readonly [string, string] => {
  const middle = Math.ceil(codes.length / 2);
  return [`${codes.slice(0, middle).join(", ")},`, codes.slice(middle).join(", ")];
};

/** European layouts, each in all languages. */
const EUROPEAN: readonly Layout[] = [
  {
    what: "label and colon with the mode in brackets, header on each page",
    revision: "2023-04-12",
    header: (w, s, page, pages) => [`${s.name}\t${w.revision}: 12.04.2023\t${w.page} ${page} ${w.of} ${pages}`],
    head: (w, s) => [`${w.name}\t: ${s.name}`, `CAS\t: ${s.cas}`, "EC\t: 200-662-2"],
    hazards: (w, s) => [
      `${w.signal} (CLP)\t: ${signalOf(w, s)}`,
      `H (CLP)\t: ${codesOf(s)
        .map((code) => `${code} - ${w.statement}`)
        .join(" ")}`,
    ],
    composition: (_, s) => [`${s.name}\t(CAS) ${s.cas}\t> 99\tFlam. Liq. 2, H225`],
    physical: (w, s) => [`${w.boiling}\t: ${s.boiling} °C`, `${w.flash}\t: ${flashText(w, s)}`],
    transport: (w, s) => [
      `14.1. ${w.un}`,
      `${w.un} (ADR)\t: UN ${s.un}`,
      `${w.un} (IMDG)\t: UN ${s.un}`,
      `14.2. ${w.shipping}`,
      `${w.shipping} (ADR)\t: ${s.shipping}`,
      `14.3. ${w.class}`,
      `${w.class} (ADR)\t: ${s.class}`,
      `14.4. ${w.group}`,
      `${w.group} (ADR)\t: ${s.group}`,
      `14.5. ${w.environment}`,
      `${w.environment}\t: ${w.none}`,
    ],
  },
  {
    what: "several modes in one line, values below their labels",
    revision: "2021-11-02",
    head: (w, s) => [
      `${w.revision} 02.11.2021\t${w.printed} 05.12.2022`,
      `1.1 ${w.name}`,
      s.name,
      `CAS-No. : ${s.cas}`,
    ],
    hazards: (w, s) => [w.signal, signalOf(w, s), ...halves(codesOf(s))],
    composition: (_, s) => ["CAS\tEC\t%", `${s.cas}\t200-662-2\t<= 100 %`],
    physical: (w, s) => [`a) ${w.boiling}\t${s.boiling} °C`, `g) ${w.flash}\t${flashText(w, s)} - closed cup`],
    transport: (w, s) => [
      `14.1 ${w.un}`,
      `ADR/RID: ${s.un} IMDG: ${s.un} IATA: ${s.un}`,
      `14.2 ${w.shipping}`,
      `ADR/RID: ${s.shipping}`,
      `IMDG: ${s.shipping}`,
      `IATA: ${s.shipping}`,
      `14.3 ${w.class}`,
      `ADR/RID: ${s.class} IMDG: ${s.class} IATA: ${s.class}`,
      `14.4 ${w.group}`,
      `ADR/RID: ${s.group} IMDG: ${s.group} IATA: ${s.group}`,
      `14.5 ${w.environment}`,
      "ADR/RID: no IMDG Marine pollutant: no IATA: no",
    ],
    footer: (w, _, page, pages) => [`${w.page} ${page} ${w.of} ${pages}`],
  },
  {
    what: "modes as columns of labels, numbers before the names",
    revision: "2020-07-28",
    heading: (w, number, title) => `${w.section} ${number}: ${title}`,
    header: (w, _, page, pages) => [
      `${w.page}: ${page}/${pages}`,
      `${w.printed}: 01.08.2020\t${w.revision}: 28.07.2020`,
    ],
    head: (w, s) => [`· ${w.name}: ${s.name}`, `· CAS: ${s.cas}`],
    hazards: (w, s) => [`· ${w.signal} ${signalOf(w, s)}`, ...codesOf(s).map((code) => `${code} ${w.statement}`)],
    composition: (_, s) => [`· CAS: ${s.cas}\t50-100%`],
    physical: (w, s) => [`· ${w.boiling}:\t${s.boiling} °C`, `· ${w.flash}:\t${flashText(w, s)}`],
    transport: (w, s) => [
      `· 14.1 ${w.un}`,
      `· ADR, IMDG, IATA\tUN${s.un}`,
      `· 14.2 ${w.shipping}`,
      `· ADR\t${s.un} ${s.shipping}`,
      `· IMDG, IATA\t${s.shipping}`,
      `· 14.3 ${w.class}`,
      "· ADR, IMDG, IATA",
      `· Class\t${s.class}`,
      "· Label\t3",
      `· 14.4 ${w.group}`,
      `· ADR, IMDG, IATA\t${s.group}`,
      `· UN "Model Regulation":\tUN ${s.un} ${s.shipping}, ${s.class}, ${s.group}`,
    ],
  },
  {
    what: "every label and value on a line of its own, footer of name and date",
    revision: "2022-01-31",
    heading: (w, number, title) => `${w.section} ${number}\n${title}`,
    footer: (w, s, page, pages) => [`${s.name} - ${page}/${pages}`, `${w.revision}: 2022-01-31`],
    head: (w, s) => nextLines(w.name, s.name, "CAS", s.cas),
    hazards: (w, s) => nextLines(w.signal, signalOf(w, s), ...codesOf(s)),
    composition: (_, s) => [s.name, s.cas, "95 - 100 %"],
    physical: (w, s) => nextLines(w.boiling, `${s.boiling} °C`, w.flash, flashText(w, s)),
    transport: (w, s) =>
      nextLines(
        `14.1. ${w.un}`,
        s.un,
        `14.2. ${w.shipping}`,
        s.shipping,
        `14.3. ${w.class}`,
        s.class,
        `14.4. ${w.group}`,
        s.group,
        `14.5. ${w.environment}`,
        w.none,
      ),
  },
  {
    what: "ligatures lost, as some PDFs lose them",
    revision: "2019-05-06",
    damage: (line) => line.replaceAll(/ffi|fi|fl|ti/g, "\uFFFD"),
    head: (w, s) => [`${w.name}: ${s.name}`, `${w.revision}: 2019-05-06`],
    hazards: (w, s) => [`${w.signal}: ${signalOf(w, s)}`, codesOf(s).join("; ")],
    composition: (_, s) => [`${s.name} ${s.cas}`],
    physical: (w, s) => [`${w.flash}: ${flashText(w, s)}`, `${w.boiling}: ${s.boiling} °C`],
    transport: (w, s) => [`UN ${s.un} Class ${s.class} PG ${s.group}`, `${w.environment}: no`],
    leavesOut: ["shippingName"],
  },
  {
    what: "headings and labels drawn twice for bold print",
    revision: "2024-02-29",
    heading: (w, number, title) => twice(`${w.section} ${number} ${title}`),
    head: (w, s) => [`${twice(`${w.name}:`)} ${s.name}`, `${twice(w.revision)} 2024-02-29`],
    hazards: (w, s) => [
      `${twice(`${w.signal}:`)} ${signalOf(w, s)}`,
      ...codesOf(s).map((code) => `${code}: ${w.statement}`),
    ],
    composition: (_, s) => [`CAS: ${s.cas}`],
    physical: (w, s) => [`${twice(`${w.flash}:`)} ${flashText(w, s)}`],
    transport: (w, s) => [
      `${twice(`${w.un}:`)} ${s.un}`,
      `${twice(`${w.shipping}:`)} ${s.shipping}`,
      `${twice(`${w.class}:`)}\t${s.class}`,
      `${twice(`${w.group}:`)}\t${s.group}`,
    ],
    leavesOut: [],
  },
  {
    what: "columns broken: all labels, then all values",
    revision: "2018-09-10",
    head: (w, s) => [`${w.name}: ${s.name} ${w.revision}: 10.09.2018`],
    hazards: (w, s) => [w.signal, "GHS02", "GHS07", signalOf(w, s), codesOf(s).join(" - ")],
    composition: (_, s) => [`${s.name}\t${s.cas.slice(0, -1)}`, `${s.cas.slice(-1)}\t100 %`],
    physical: (w, s) => [w.flash, w.boiling, `${s.flash === "" ? w.none : s.flash} °C`, `${s.boiling} °C`],
    transport: (w, s) => [w.un, w.shipping, w.class, w.group, `UN${s.un}`, s.shipping, s.class, s.group],
  },
];

const twice = (text: string): string => text.replaceAll(/\S/g, "$&$&");

/** North American layouts, in English or French. */
const AMERICAN: readonly Layout[] = [
  {
    what: "US, number, class and group in one line for each mode",
    revision: "2022-12-01",
    head: (w, s) => [
      `${w.name} : ${s.name} Product Number : 179124 Brand : Acme`,
      `CAS-No. : ${s.cas}`,
      `Version 6.4 ${w.revision} 2022-12-01 ${w.printed} 2023-03-04`,
    ],
    hazards: (w, s) => [`Pictogram ${w.signal}: ${signalOf(w, s)}`, `Hazard statement(s) ${codesOf(s).join(", ")}`],
    composition: (_, s) => [`Formula : C3H6O CAS-No. : ${s.cas}`],
    physical: (w, s) => [
      `${w.boiling}: ${s.boiling} °C ${w.flash}: ${flashText(w, s)} Autoignition temperature: 465 °C`,
    ],
    transport: (_, s) => [
      "DOT (US)",
      `UN number: ${s.un} Class: ${s.class} Packing group: ${s.group}`,
      `Proper shipping name: ${s.shipping}`,
      "Reportable Quantity (RQ): 5000 lbs",
      "Poison Inhalation Hazard: No",
      "IMDG",
      `UN number: ${s.un} Class: ${s.class} Packing group: ${s.group} EMS-No: F-E, S-D`,
      `Proper shipping name: ${s.shipping}`,
      "Marine pollutant: no",
    ],
  },
  {
    what: "US, a table with its labels in the first line",
    revision: "2020-10-30",
    heading: (_, number, title) => `${number}. ${title}`,
    head: (w, s) => [`${w.name}\t${s.name}\tProduct code\t88-1`, "Emergency phone\t1-800-555-0100"],
    hazards: (w, s) => [`${w.signal}\t${signalOf(w, s)}`, ...codesOf(s).map((code) => `${w.statement} (${code})`)],
    composition: (_, s) => ["Component\tCAS\tWeight %", `${s.name}\t${s.cas}\t90 - 100`],
    physical: (w, s) => [
      "Property\tValues\tRemarks",
      `${w.boiling}\t${s.boiling} °C`,
      `${w.flash}\t${flashText(w, s)}\tclosed cup`,
    ],
    transport: (_, s) => [
      "Regulation\tUN number\tProper shipping name\tClass\tPacking group",
      `DOT\tUN${s.un}\t${s.shipping}\t${s.class}\t${s.group}`,
      `IMDG\tUN${s.un}\t${s.shipping}\t${s.class}\t${s.group}`,
      `IATA\tUN${s.un}\t${s.shipping}\t${s.class}\t${s.group}`,
    ],
    footer: (w) => [`${w.revision} October 30, 2020\tACME-88-1`],
  },
  {
    what: "US, modes as columns of the table",
    revision: "2016-03-21",
    header: (_, s, page, pages) => [`SAFETY DATA SHEET - ${s.name}\t${page} of ${pages}`],
    head: (w, s) => [`${w.name}: ${s.name}`, `${w.revision}: 21-Mar-2016 Supersedes: 20-Jan-2012`],
    hazards: (w, s) => [signalOf(w, s).toUpperCase(), codesOf(s).join("\n")],
    composition: (_, s) => [`${s.name}\t${s.cas}\t100`],
    physical: (w, s) => [`${w.flash}: Closed cup: ${flashText(w, s)}`],
    transport: (_, s) => [
      "\tDOT\tTDG\tIMDG\tIATA",
      `UN number\tUN${s.un}\tUN${s.un}\tUN${s.un}\tUN${s.un}`,
      `UN proper shipping name\t${`${s.shipping}\t`.repeat(4).trim()}`,
      `Transport hazard class(es)\t${`${s.class}\t`.repeat(4).trim()}`,
      `Packing group\t${`${s.group}\t`.repeat(4).trim()}`,
      "Environmental hazards\tNo.\tNo.\tNo.\tNo.",
    ],
  },
  {
    what: "US, shipping paper in one line and prose",
    revision: "2017-08-15",
    heading: (_, number, title) => `Section ${number} - ${title}`,
    head: (w, s) => [`${w.name}: ${s.name}`, "Recommended use: Laboratory reagent. See section 14 for shipping."],
    hazards: (w, s) => [
      `${w.signal}: ${signalOf(w, s)}.`,
      `This product is classified ${codesOf(s).join(", ")} under 29 CFR 1910.1200.`,
    ],
    composition: (_, s) => [`The product consists of ${s.name} (CAS ${s.cas}), EC 200-662-2.`],
    physical: (w, s) => [`${w.flash}: ${flashText(w, s)} (closed cup); ${w.boiling}: ${s.boiling} °C`],
    transport: (_, s) => [
      `US DOT: UN${s.un}, ${s.shipping}, ${s.class}, PG ${s.group}`,
      "Consult the carrier on limited quantities.",
    ],
    footer: (w, _, page) => [`${w.revision} 08/15/2017 ${w.page} ${page}`],
  },
];

/** Each language on separate lines of sections between those that are read. */
function bodyOf(layout: Layout, w: SheetWords, s: Substance): readonly (readonly string[])[] {
  const title = (number: number): readonly string[] => {
    const text = w.titles[number - 1] ?? "";
    const heading = layout.heading?.(w, number, text) ?? `${w.section} ${number}: ${text}`;
    return heading.split("\n");
  };
  const part = (number: number, lines: readonly string[]): readonly string[] => [...title(number), ...lines];
  const filler = (number: number): readonly string[] => part(number, [w.firstAid, w.statement, w.firstAid]);
  return [
    [
      ...part(1, layout.head(w, s)),
      ...part(2, layout.hazards(w, s)),
      ...part(3, layout.composition(w, s)),
      ...filler(4),
    ],
    [...[5, 6, 7, 8].flatMap(filler), ...part(9, layout.physical(w, s)), ...filler(10)],
    [
      ...[11, 12, 13].flatMap(filler),
      ...part(14, layout.transport(w, s)),
      ...filler(15),
      ...part(16, ["H302 H400 UN3082 64-17-5"]),
    ],
  ];
}

function sheetOf(layout: Layout, language: Language, s: Substance): CorpusSheet {
  const w = WORDS[language];
  const bodies = bodyOf(layout, w, s);
  const damage = layout.damage ?? ((line: string) => line);
  const pages = bodies.map((lines, index) =>
    [
      ...(layout.header?.(w, s, index + 1, bodies.length) ?? []),
      ...lines.flatMap((line) => line.split("\n")),
      ...(layout.footer?.(w, s, index + 1, bodies.length) ?? []),
    ].map((line) => damage(line)),
  );
  const [division = "", subsidiary = ""] = s.class.split(/ \(|\)/);
  const expected = {
    name: s.name,
    casNumbers: s.cas,
    unNumber: `UN${s.un}`,
    shippingName: s.shipping,
    hazardClass: [division, ...(subsidiary === "" ? [] : [subsidiary])].join("+"),
    packingGroup: s.group,
    hCodes: codesOf(s).join(" ~ "),
    signalWord: s.signal,
    flashPoint: s.flash === "" ? "" : `at ${s.flash} C`,
    revisionDate: layout.revision,
    language: w.language,
  };
  const told = Object.fromEntries(Object.entries(expected).filter(([field]) => !layout.leavesOut?.includes(field)));
  return { what: `${language}, ${layout.what}: ${s.name}`, pages, expected: told };
}

function chosen(index: number): Substance {
  const one = SUBSTANCES[index % SUBSTANCES.length];
  if (one === undefined) throw new Error("The table has no substances.");
  return one;
}

const LANGUAGES: readonly Language[] = ["en", "fr", "es", "de", "it", "pt"];

const lines = (text: string): readonly (readonly string[])[] =>
  text.split("\n====\n").map((page) => page.replaceAll(" | ", "\t").split("\n"));

/** SDS in orders older than 2012, without H codes. */
const OLDER: readonly CorpusSheet[] = [
  {
    what: "OSHA form of 1985 with eight sections in Roman numerals",
    pages: lines(`MATERIAL SAFETY DATA SHEET
Section I - Identity
Identity (As Used on Label and List): Mineral Spirits 66
Date Prepared: 03/25/1994
Section II - Hazard Ingredients/Identity Information
Stoddard solvent | 8052-41-3 | TLV 100 ppm
Section III - Physical/Chemical Characteristics
Boiling Point: 315 °F | Specific Gravity (H2O=1): 0.78
Section IV - Fire and Explosion Hazard Data
Flash Point (Method Used): 104 °F TCC | Flammable Limits: LEL 1.0 UEL 6.0
Extinguishing Media: Foam, dry chemical
Section V - Reactivity Data
Stability: Stable. Incompatibility: Strong oxidizers
Section VI - Health Hazard Data
Route(s) of Entry: Inhalation. Health Hazards: Irritant
Section VII - Precautions for Safe Handling and Use
Steps to be taken in case material is released: Absorb. DOT proper name is on the bill.
Section VIII - Control Measures
Respiratory Protection: As needed. Wash hands before eating and after use of the product.`),
    expected: {
      name: "Mineral Spirits 66",
      casNumbers: "8052-41-3",
      flashPoint: "at 104 F",
      revisionDate: "1994-03-25",
      unNumber: "",
      hazardClass: "",
      hCodes: "",
      signalWord: "",
      language: "en",
    },
  },
  {
    what: "WHMIS sheet of 1988 with nine sections, numbers in the first one",
    pages: lines(`Material Safety Data Sheet
SECTION 1 - PRODUCT INFORMATION
Product Name: Xylene Thinner | Product Code: X-12
PIN No.: UN1307 | TDG Class: 3 | Packing Group: II
SECTION 2 - HAZARDOUS INGREDIENTS
Xylene | 60 - 100 | 1330-20-7 | LD50 4300 mg/kg
SECTION 3 - PHYSICAL DATA
Appearance: Clear liquid. Boiling Point: 137 °C
SECTION 4 - FIRE OR EXPLOSION HAZARD
Flash Point: 27 °C TCC | Auto Ignition Temperature: 496 °C
SECTION 5 - REACTIVITY DATA
Stable. Avoid strong acids and oxidizers.
SECTION 6 - TOXICOLOGICAL PROPERTIES
Route of entry: skin contact, inhalation.
SECTION 7 - PREVENTIVE MEASURES
Gloves and goggles. Ground containers.
SECTION 8 - FIRST AID MEASURES
Rinse the eyes with water and call a physician. Move people to fresh air and keep them warm.
SECTION 9 - PREPARATION INFORMATION
Prepared by: Safety department. Date prepared: 2009-06-18`),
    expected: {
      name: "Xylene Thinner",
      casNumbers: "1330-20-7",
      unNumber: "UN1307",
      hazardClass: "3",
      packingGroup: "II",
      flashPoint: "at 27 C",
      revisionDate: "2009-06-18",
      hCodes: "",
      signalWord: "",
      language: "en",
    },
  },
  {
    what: "ANSI order of 1998: composition before hazards",
    pages: lines(`1. PRODUCT AND COMPANY IDENTIFICATION
Product Name: Hydrochloric Acid 20 Be | MSDS No.: 4411
Emergency Telephone: 902-555-0111
2. COMPOSITION/INFORMATION ON INGREDIENTS
Hydrogen chloride | 7647-01-0 | 31.45
Water | 7732-18-5 | balance
3. HAZARDS IDENTIFICATION
EMERGENCY OVERVIEW
DANGER! CORROSIVE. LIQUID AND MIST CAUSE SEVERE BURNS.
4. FIRST AID MEASURES
Flush with water for 15 minutes. Call a physician.
5. FIRE FIGHTING MEASURES
Flash Point: Not applicable
9. PHYSICAL AND CHEMICAL PROPERTIES
Boiling Point: 181 °F
14. TRANSPORT INFORMATION
DOT Shipping Description: Hydrochloric acid, 8, UN1789, PG II
DOT Hazard Class: 8 | DOT Packing Group: II
16. OTHER INFORMATION
Revision Date: 14 February 2001. Supersedes: 1 May 1999`),
    expected: {
      name: "Hydrochloric Acid 20 Be",
      casNumbers: "7647-01-0 ~ 7732-18-5",
      unNumber: "UN1789",
      shippingName: "Hydrochloric acid",
      hazardClass: "8",
      packingGroup: "II",
      flashPoint: "",
      signalWord: "",
      hCodes: "",
      revisionDate: "2001-02-14",
      language: "en",
    },
  },
  {
    what: "SIMDUT de 1988 en français",
    pages: lines(`FICHE SIGNALÉTIQUE
Section 1 - Identification du produit et de l'entreprise
Nom du produit: Diluant 500 | Code du produit: D500
Section 2 - Ingrédients dangereux
Toluène | 108-88-3 | 60-100
Section 3 - Données physiques
Point d'ébullition: 111 °C
Section 4 - Risques d'incendie ou d'explosion
Point d'éclair: 4 °C vase clos | Température d'auto-ignition: 480 °C
Section 5 - Données sur la réactivité
Stable. Éviter les oxydants forts.
Section 8 - Premiers soins
Rincer les yeux avec de l'eau et consulter un médecin. Amener la personne à l'air frais.
Section 9 - Renseignements sur la préparation
Préparée par: Service de la sécurité. Date de préparation: 2008-10-09`),
    expected: {
      name: "Diluant 500",
      casNumbers: "108-88-3",
      flashPoint: "at 4 C",
      revisionDate: "2008-10-09",
      unNumber: "",
      hCodes: "",
      signalWord: "",
    },
  },
];

/** At least 60 SDS: eleven layouts and four older ones, eight substances, six languages. */
export const SDS_CORPUS: readonly CorpusSheet[] = [
  ...EUROPEAN.flatMap((layout, row) =>
    LANGUAGES.map((language, column) => sheetOf(layout, language, chosen(row * 3 + column))),
  ),
  ...AMERICAN.flatMap((layout, row) => [0, 1, 2, 3].map((column) => sheetOf(layout, "en", chosen(row + column * 2)))),
  ...OLDER,
];
