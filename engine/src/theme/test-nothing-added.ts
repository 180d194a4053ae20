/** What sites without a brand and without plugins add, for tests: builds generate these modules (`virtual:site-…`). */
export default {};
