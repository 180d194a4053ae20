/** The running example on an Open Source server, which has one project and two environments. */
import type { ExampleRequest } from './requests.ts';

/** Returns the example's requests that such a server accepts, for its project `default`. */
export function openSourceRequests(requests: readonly ExampleRequest[]): ExampleRequest[] {
  return requests
    .filter(([, path]) => !path.includes('/environments/staging/'))
    .map(([method, path, body]): ExampleRequest => {
      const moved = path.replace('/projects/bookshop', '/projects/default');
      return body === undefined ? [method, moved] : [method, moved, inDefaultProject(body)];
    });
}

function inDefaultProject(body: object): object {
  return 'projects' in body ? { ...body, projects: ['default'] } : body;
}
