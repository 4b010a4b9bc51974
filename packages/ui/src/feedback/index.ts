/** Feedback: notices, loading, failures, and the reliability of a figure. */
export { ConfirmDialog, type ConfirmDialogProps } from "./ConfirmDialog/ConfirmDialog.tsx";
export { ToastRegion } from "./Toast/ToastRegion.tsx";
export { toasts, type ToastMessage, type ToastTone } from "./Toast/toasts.ts";
export { ProgressBar, type ProgressBarProps } from "./ProgressBar/ProgressBar.tsx";
export { Banner, type BannerProps, type BannerTone } from "./Banner/Banner.tsx";
export { EmptyState, type EmptyStateProps } from "./EmptyState/EmptyState.tsx";
export { ErrorState, type ErrorStateProps } from "./ErrorState/ErrorState.tsx";
export { Skeleton, type SkeletonProps } from "./Skeleton/Skeleton.tsx";
export { ProvenanceNote, type ProvenanceNoteProps } from "./ProvenanceNote/ProvenanceNote.tsx";
export { AssumedNote } from "./AssumedNote/AssumedNote.tsx";
export { UnknownValue, type UnknownValueProps } from "./UnknownValue/UnknownValue.tsx";
export { DisagreementNote, type DisagreementNoteProps } from "./DisagreementNote/DisagreementNote.tsx";
