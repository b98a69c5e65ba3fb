/** The `ref` of what says that something failed: it may come out of sight of a person who has just pressed the button above or below it. */
export const intoView = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'nearest' })
