/** The slots of sites whose plugins fill none, for tests: builds make their own (`virtual:site-slots`). */
export default {};
