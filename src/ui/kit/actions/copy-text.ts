/** Whether the text is in the clipboard: a browser may not allow it, and has no clipboard on a page without TLS. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
