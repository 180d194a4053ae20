/**
 * What a site's documents contain about its third-party services. Each service is off by default, and nothing loads
 * for a service that's off.
 */
export interface Services {
  /** Counts page views. The library accepts the commands of Google Analytics 4. */
  analytics?: { script: string; measurementId: string };
  tagManager?: { script: string; containerId: string };
  /** Tells the site's owner which companies readers work for. */
  visitorIdentification?: {
    script: string;
    clientId: string;
    /** The name of the object that the script defines. The object has an `init` function. */
    global: string;
  };
  /** Receives readers' feedback about pages. Without an endpoint, analytics and the tag manager receive the feedback. */
  feedback?: { endpoint?: string };
  /** Widget that answers questions. It's loaded when a reader opens it. */
  assistant?: {
    script: string;
    /** The name of the object that the script defines. The object has an `open` function. */
    global: string;
    websiteId: string;
    projectName: string;
    projectColor: string;
    /** The URL of an image. */
    projectLogo: string;
  };
}

/** The name of the `meta` tag that contains a document's `Services` as JSON. */
export const SERVICES_NAME = 'third-parties';

declare module '../../shared/view.ts' {
  interface PageView {
    /** True if readers can say whether the page is helpful. */
    hasFeedback?: boolean;
    /** True if readers can ask an assistant about the page. */
    hasAssistant?: boolean;
  }
}

/** Names of the attributes that browser code uses to find the elements that components render. */
export const ASK_AI = 'data-ask-ai';
/**
 * Set on the element around the question of whether a page is helpful. The value becomes `answered` after the
 * reader has answered it.
 */
export const FEEDBACK = 'data-feedback';
/** Set on each answer to the question. */
export const HELPFUL = 'data-helpful';
