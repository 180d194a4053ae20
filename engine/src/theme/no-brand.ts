/** The brand of sites that bring none, for tests: builds make their own (`virtual:site-brand`). */
export default {};
