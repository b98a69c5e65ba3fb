/**
 * Replaces, in the build, the libraries with which jsPDF turns web pages and SVG into PDF: invoices are drawn line by line and need none
 * of them.
 */
export default class NoWebPages {
  constructor() {
    throw new Error('Only lines of text are drawn as PDF here')
  }
}
