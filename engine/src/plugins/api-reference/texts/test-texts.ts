/** Helper for tests: all texts in English. */
import * as ofEngine from '../../../shared/texts/english.ts';
import { type ApiTexts, apiTexts } from './texts.ts';

export const english: ApiTexts = apiTexts(ofEngine);
