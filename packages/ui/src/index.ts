export { MessagesProvider, useMessages, type MessagesProviderProps } from "./messages/messages-context.tsx";
export { en, type Messages } from "./messages/en.ts";

export { Button, type ButtonProps, type ButtonVariant } from "./components/Button/Button.tsx";
export { LinkButton, type LinkButtonProps } from "./components/LinkButton/LinkButton.tsx";
export { IconButton, type IconButtonProps } from "./components/IconButton/IconButton.tsx";

export { TextField, type TextFieldProps } from "./components/TextField/TextField.tsx";
export { Select, type SelectItem, type SelectProps } from "./components/Select/Select.tsx";
export {
  SegmentedControl,
  type SegmentedControlProps,
  type SegmentedOption,
} from "./components/SegmentedControl/SegmentedControl.tsx";
export { RadioCards, type RadioCardOption, type RadioCardsProps } from "./components/RadioCards/RadioCards.tsx";
export { Checkbox, type CheckboxProps } from "./components/Checkbox/Checkbox.tsx";

export { Dialog, type DialogProps } from "./components/Dialog/Dialog.tsx";
export { ConfirmDialog, type ConfirmDialogProps } from "./components/ConfirmDialog/ConfirmDialog.tsx";
export { ToastRegion } from "./components/Toast/ToastRegion.tsx";
export { toasts, type ToastMessage, type ToastTone } from "./components/Toast/toasts.ts";

export { Table, type TableColumn, type TableProps } from "./components/Table/Table.tsx";
export { Tabs, type TabItem, type TabsProps } from "./components/Tabs/Tabs.tsx";
export { Badge, type BadgeProps, type Tone } from "./components/Badge/Badge.tsx";
export { Card, type CardProps } from "./components/Card/Card.tsx";
export { Banner, type BannerProps, type BannerTone } from "./components/Banner/Banner.tsx";
export { EmptyState, type EmptyStateProps } from "./components/EmptyState/EmptyState.tsx";
export { ErrorState, type ErrorStateProps } from "./components/ErrorState/ErrorState.tsx";
export { Skeleton, type SkeletonProps } from "./components/Skeleton/Skeleton.tsx";
export { Logo, type LogoProps } from "./components/Logo/Logo.tsx";
