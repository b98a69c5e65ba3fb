/** Build-time stub for the libraries jsPDF uses to render web pages and SVG, which our line-by-line invoices don't need. */
export default class NoWebPages {
  constructor() {
    throw new Error('Only lines of text are drawn as PDF here')
  }
}
