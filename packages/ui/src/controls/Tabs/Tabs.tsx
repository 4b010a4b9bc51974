import type { ReactNode } from "react";
import { Tab, TabList, TabPanel, Tabs as AriaTabs, type TabsProps as AriaTabsProps } from "react-aria-components/Tabs";
import { withClass } from "../../internal/class-name.ts";
import "./Tabs.css";

export interface TabItem<Id extends string = string> {
  readonly id: Id;
  readonly label: string;
  /** Shown after the label: number of items in the tab. */
  readonly count?: number;
  readonly icon?: ReactNode;
  readonly content: ReactNode;
}

export interface TabsProps<Id extends string = string> extends Omit<
  AriaTabsProps,
  "children" | "selectedKey" | "defaultSelectedKey" | "onSelectionChange"
> {
  /** Accessible name of the row of tabs. */
  label: string;
  /** Tabs, in their order. */
  tabs: readonly TabItem<Id>[];
  /** Id of the selected tab, if the host controls it. */
  value?: Id;
  /** Id of the tab selected at first, if the host does not control it. Default: the first tab. */
  defaultValue?: Id;
  /** Called with the id of the tab that the user selected. */
  onChange?: (id: Id) => void;
}

/** Several views of one subject, one at a time. */
export function Tabs<Id extends string = string>({
  label,
  tabs,
  value,
  defaultValue,
  onChange,
  ...props
}: TabsProps<Id>) {
  return (
    <AriaTabs
      {...props}
      {...(value === undefined ? {} : { selectedKey: value })}
      {...(defaultValue === undefined ? {} : { defaultSelectedKey: defaultValue })}
      onSelectionChange={(key) => {
        const tab = tabs.find(({ id }) => id === key);
        if (tab !== undefined) onChange?.(tab.id);
      }}
      className={withClass("placard-tabs", props.className)}
    >
      <TabList aria-label={label} className="placard-tab-list">
        {tabs.map((tab) => (
          <Tab key={tab.id} id={tab.id} className="placard-tab">
            {tab.icon}
            {tab.label}
            {tab.count === undefined ? undefined : <span className="placard-tab-count">{tab.count}</span>}
          </Tab>
        ))}
      </TabList>
      {tabs.map((tab) => (
        <TabPanel key={tab.id} id={tab.id} className="placard-tab-panel">
          {tab.content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
